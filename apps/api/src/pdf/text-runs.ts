import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export type Script = 'arabic' | 'latin';

/** Letters that one font draws in one direction. */
export interface Run {
  /** As it is given to the font: what is not Arabic and runs from right to left is turned already. */
  text: string;
  script: Script;
  /** The place in its line, counted from the left. */
  place: number;
}

const isArabic = /[\p{Script=Arabic}،؛؟]/u;
/** Vowel signs would need places that a line of plain glyphs has not. */
const signs = /\p{Mn}/gu;

/** A line as its fonts draw it, in the order in which it is read; so that is the order in which it is copied, too. */
export function runsOf(line: string, direction: 'rtl' | 'ltr'): Run[] {
  const text = line.normalize('NFC').replace(signs, '');
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: { text: string; script: Script; level: number }[] = [];
  for (const [index, level] of levels.entries()) {
    const letter = text.charAt(index);
    const last = runs.at(-1);
    const script = letter === ' ' && last ? last.script : isArabic.test(letter) ? 'arabic' : 'latin';
    if (last && last.script === script && last.level === level) last.text += letter;
    else runs.push({ text: letter, script, level });
  }
  const places = placesOf(runs.map(({ level }) => level));
  return runs.map((run, index) => ({ text: drawn(run), script: run.script, place: places[index]! }));
}

function drawn({ text, script, level }: { text: string; script: Script; level: number }): string {
  if (script === 'arabic' || level % 2 === 0) return text;
  return Array.from(text)
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('');
}

/** Where each run stands from the left: rule L2 of the bidirectional algorithm. */
function placesOf(levels: readonly number[]): number[] {
  let order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level >= 1; level--) {
    const turned: number[] = [];
    for (let from = 0; from < order.length; ) {
      let to = from + 1;
      const isTurned = levels[order[from]!]! >= level;
      while (to < order.length && levels[order[to]!]! >= level === isTurned) to++;
      const part = order.slice(from, to);
      turned.push(...(isTurned ? part.reverse() : part));
      from = to;
    }
    order = turned;
  }
  const places: number[] = [];
  for (const [place, index] of order.entries()) places[index] = place;
  return places;
}
