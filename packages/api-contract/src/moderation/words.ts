/** A word or a number of a text, and in which sentence it stands and in which part of that. */
export interface Word {
  text: string;
  start: number;
  end: number;
  sentence: number;
  clause: number;
}

const pieces = /\p{L}+(?:['’]\p{L}+)?|\p{N}+|[.!?؟\n]|[,،;؛()]/gu;
const sentenceEnd = /^[.!?؟\n]$/;
const clauseEnd = /^[,،;؛()]$/;

/** The words of a text as it is read; signs between them say nothing but where a sentence or a part of it ends. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (sentenceEnd.test(piece)) {
      sentence += 1;
      clause += 1;
    } else if (clauseEnd.test(piece)) clause += 1;
    else words.push({ text: piece, start: index, end: index + piece.length, sentence, clause });
  }
  return words;
}
