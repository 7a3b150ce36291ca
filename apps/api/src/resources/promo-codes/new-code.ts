import { randomInt } from 'node:crypto';
import { clearText } from '@diwan/api-contract/values/text/clear-signs';

/** Forty bits of chance: who holds a code of a batch can't tell another. */
const signsOfChance = 8;

/** A code of a batch: what all of them begin with, and signs that nobody takes for others. */
export const newCode = (prefix: string, chance: (below: number) => number = randomInt): string =>
  `${prefix}-${clearText(signsOfChance, chance)}`;
