/** How many histories to play, from which seed, and who is told what happened in each. */
export interface Play {
  runs: number;
  seed: number;
  tell: (happened: Readonly<Record<string, number>>) => void;
}
