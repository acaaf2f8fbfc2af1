/* Runs on any Node, however old, and before anything else: it is written in the oldest syntax. */
var needed = require("../package.json").engines.node;

function numbers(version) {
  return version.match(/\d+/g).map(Number);
}

function isOlder(version, than) {
  for (var part = 0; part < than.length; part += 1) {
    if (version[part] !== than[part]) return version[part] < than[part];
  }
  return false;
}

if (isOlder(numbers(process.versions.node), numbers(needed))) {
  var message = "This is Node.js " + process.versions.node + ". Needed is ";
  console.error(message + numbers(needed).join(".") + " or later: see https://nodejs.org.");
  process.exit(1);
}
