import type { Span } from '../finding.ts';

/** A group of digits as it is written, in figures or in words. */
export interface DigitGroup extends Span {
  digits: string;
  /** Written with a plus before it. */
  isInternational: boolean;
  isSpoken: boolean;
}

const spoken: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero oh صفر',
    'one واحد',
    'two اثنان اثنين',
    'three ثلاثه',
    'four اربعه',
    'five خمسه',
    'six سته',
    'seven سبعه',
    'eight ثمانيه',
    'nine تسعه',
  ].flatMap((words, digit) => words.split(' ').map((word) => [word, String(digit)])),
);
const groups = /\d+|\p{L}+/gu;

/** Every group of digits of a text as it is read, in order. */
export function digitGroups(text: string): DigitGroup[] {
  const found: DigitGroup[] = [];
  let doubled: { start: number; times: number } | null = null;
  for (const { 0: piece, index } of text.matchAll(groups)) {
    const isSpoken = !/^\d/.test(piece);
    const figure = isSpoken ? digitOf(piece) : piece;
    const times = piece === 'double' ? 2 : piece === 'triple' ? 3 : 0;
    if (figure) {
      const isInternational = text[index - 1] === '+';
      const start = doubled?.start ?? (isInternational ? index - 1 : index);
      const digits = figure.repeat(doubled?.times ?? 1);
      found.push({ digits, start, end: index + piece.length, isInternational, isSpoken });
    }
    doubled = times > 0 ? { start: index, times } : null;
  }
  return found;
}

/** The digit that a word is, with or without "and" before it. */
const digitOf = (word: string) => spoken[word] ?? (word.startsWith('و') ? spoken[word.slice(1)] : undefined);
