import { type Letter, letter } from '@diwan/api-contract/demo/mail';
import { z } from 'zod';
import type { DemoStorage } from './demo-storage.ts';
import { openKept } from './kept-value.ts';

/** Letters being written, each under the name of the place where it is. */
export interface KeptLetters {
  load(place: string): Letter | null;
  keep(place: string, letter: Letter): Promise<void>;
  drop(place: string): Promise<void>;
  reset(): void;
}

/** Unlike one that is sent, a letter being written may go to nobody yet. */
const unsent = letter.extend({ to: letter.shape.cc });

export async function openKeptLetters(storage: DemoStorage): Promise<KeptLetters> {
  const kept = await openKept<Record<string, Letter>>(storage, 'letters', z.record(z.string(), unsent), () => ({}));
  return {
    load: (place) => kept.read()[place] ?? null,
    keep: (place, written) => kept.write({ ...kept.read(), [place]: written }),
    drop: (place) => kept.write(Object.fromEntries(Object.entries(kept.read()).filter(([name]) => name !== place))),
    reset: kept.reset,
  };
}
