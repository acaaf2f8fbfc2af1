import { isStartWord } from "../../../src/tournament/dates/dateWords";

test.each(["Start", "Début", "Beginn:", "Fecha", "Premier jour"])(
  "%s stands before a day",
  (word) => {
    expect(isStartWord(word)).toBe(true);
  },
);
