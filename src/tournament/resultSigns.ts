import { gamesOfText } from "../rules/resultText";
import type { PlayedOrNot } from "../rules/robin/crosstable";
import type { HalfPoints } from "../rules/units";
import { plainSigns } from "./round/plainSigns";

/** What a text says of the games of a pairing. */
export type Signs =
  | {
      readonly kind: "games";
      readonly games: readonly PlayedOrNot[];
      readonly byDefault: HalfPoints;
    }
  /** 1:0, ½-½: this player's result and the opponent's, unless they are two games. */
  | {
      readonly kind: "both sides";
      readonly own: PlayedOrNot;
      readonly other: PlayedOrNot;
      readonly byDefault: HalfPoints;
    }
  /** (1), 1*, 1?: marked, nobody knows for what. */
  | { readonly kind: "marked"; readonly sign: string };

/** Not played, in the words of tables. */
const NOT_PLAYED = new Set(
  (
    "f|ff|fo|forf|forfait|forfeit|ft|k|kl|kampflos|wo|w.o.|w.o|w/o|np|n.p.|nj|n.j.|ng|n.g.|na|n.a.|n/a|bye|exempt|" +
    "spielfrei|frei|riposo|riposa|libre|descansa|abs|absent|assente|ausente|def|default|unplayed"
  ).split("|"),
);

const WON = new Set(
  "won|win|victory|gewonnen|gewinn|sieg|gagne|gagnee|gain|victoire|vinta|vinto|vittoria|ganada|ganado|gana|gano|victoria".split(
    "|",
  ),
);
const DRAWN = new Set(
  (
    "remis|rem|r|t|draw|drawn|nul|nulle|partienulle|egalite|patta|patt|pattata|tablas|pareggio|pareggiata|pari|" +
    "unentschieden|empate"
  ).split("|"),
);
const LOST = new Set(
  "lost|loss|defeat|verloren|verlust|niederlage|perdu|perdue|perte|defaite|persa|perso|sconfitta|perdida|perdido|perdio|pierde|derrota".split(
    "|",
  ),
);

const SCORE: Readonly<Record<string, PlayedOrNot>> = { "1": 2, "½": 1, "=": 1, "0": 0 };

/** 1w, W1, ½s, 0b: a colour beside each result; s: schwarz, n: noir, nero, negras. */
const COLOURED = /^(?:(?:[wbsn][10½=])+|(?:[10½=][wbsn])+)$/;
const COLOURS = /[wbsn]/g;
const BOTH = /^([10½=+-])(?:f|k|kl|ff)?[:/-]([10½=+-])(?:f|k|kl|ff)?$/;
const BY_DEFAULT = /^([10½=+-])(?:f|ff|k|kl|fo|forf|\(f\)|\(k\))$/;
/** + -, both signs of one game that was not played. */
const BOTH_UNPLAYED = /^(?:\+-|-\+)$/;
const MARKED = /^(?:[([]([10½=+-])[)\]]|([10½=])[*?!'’]|[*?]([10½=]))$/;

/** undefined: no result in any way of writing. */
export function signsOf(text: string): Signs | undefined {
  const bare = plainSigns(text);
  if (NOT_PLAYED.has(bare)) return notPlayed("-");
  if (WON.has(bare)) return played([2]);
  if (DRAWN.has(bare)) return played([1]);
  if (LOST.has(bare)) return played([0]);
  const [, forfeited] = BY_DEFAULT.exec(bare) ?? [];
  if (forfeited !== undefined) return notPlayed(forfeited);
  if (BOTH_UNPLAYED.test(bare)) return notPlayed(bare.slice(0, 1));
  const [, inBrackets, starred, before] = MARKED.exec(bare) ?? [];
  const marked = inBrackets ?? starred ?? before;
  if (marked !== undefined) return { kind: "marked", sign: marked };
  if (COLOURED.test(bare)) return ofText(bare.replace(COLOURS, ""));
  return ofBothSides(bare) ?? ofText(bare);
}

function played(games: readonly PlayedOrNot[]): Signs {
  return { kind: "games", games, byDefault: 0 };
}

function notPlayed(sign: string): Signs {
  return { kind: "games", games: [null], byDefault: worth(sign) };
}

/** What a game that was not played counts in the table's own points. */
function worth(sign: string): HalfPoints {
  if (sign === "+" || sign === "1") return 2;
  return sign === "½" || sign === "=" ? 1 : 0;
}

function ofText(bare: string): Signs | undefined {
  const games = gamesOfText(bare);
  if (games === undefined) return undefined;
  const byDefault = 2 * (bare.match(/\+/g)?.length ?? 0);
  return { kind: "games", games, byDefault };
}

function ofBothSides(bare: string): Signs | undefined {
  const [, own = "", other = ""] = BOTH.exec(bare) ?? [];
  if (own === "") return undefined;
  const isDefault = /[+fk-]/.test(own + other) || /[fk]/.test(bare);
  if (isDefault) return notPlayed(own);
  return {
    kind: "both sides",
    own: SCORE[own] ?? null,
    other: SCORE[other] ?? null,
    byDefault: 0,
  };
}
