import { plainText } from '@diwan/api-contract/values/text/plain-text';

export type Values = Readonly<Record<string, string>>;

/** A text in pieces: those of the words as they are, and each value by what `shown` makes of it. */
export function pieces<Piece>(words: string, values: Values, shown: (value: string) => Piece): (string | Piece)[] {
  return words
    .split(/\{\{(\w+)\}\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : shown(oneLine(values[piece] ?? ''))));
}

/** What people wrote, on one line and without what turns or hides text. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/** Keeps a value's direction to itself where no markup can: U+2068 and U+2069. */
export const isolated = (value: string): string => (value === '' ? '' : `\u2068${value}\u2069`);

export const fillPlain = (words: string, values: Values): string => pieces(words, values, isolated).join('');
