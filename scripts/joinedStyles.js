import path from "node:path";

/** A stylesheet with those that it imports in their places: browsers load one file. */
export function joinedStyles(name) {
  return (files) => {
    const textOf = new Map(
      files.map(({ absoluteFilename, data }) => [absoluteFilename, String(data)]),
    );
    const whole = [...textOf.keys()].find((file) => path.basename(file) === name);
    return textOf.get(whole).replace(/^@import "(.+)";\n/gm, (line, part) => {
      const text = textOf.get(path.resolve(path.dirname(whole), part));
      if (text === undefined) throw new Error(`${whole}: ${line.trim()} There is no such file.`);
      return text;
    });
  };
}
