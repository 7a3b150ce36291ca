import fc from 'fast-check';
import type { RolledBackDatabase } from '#test/databases/rolled-back-database.ts';

/** How many histories to play, from which seed, and who is told what happened in each. */
export interface Play {
  runs: number;
  seed: number;
  tell: (happened: Readonly<Record<string, number>>) => void;
}

/** What a history has left wrong, in words, and what has happened in it. */
export interface Played {
  wrongs: readonly string[];
  happened: Readonly<Record<string, number>>;
}

/** Plays one history after the other, each undone in the end, until one leaves something wrong. */
export async function playEach<H>(
  histories: fc.Arbitrary<H>,
  database: RolledBackDatabase,
  { runs, seed, tell }: Play,
  play: (history: H) => Promise<Played>,
): Promise<void> {
  const property = fc.asyncProperty(histories, async (history) => {
    await database.begin();
    try {
      const { wrongs, happened } = await play(history);
      if (wrongs.length > 0) throw new Error(wrongs.join('; '));
      tell(happened);
    } finally {
      await database.undo();
    }
  });
  await fc.assert(property, { numRuns: runs, seed });
}
