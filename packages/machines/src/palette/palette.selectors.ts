import type { SnapshotFrom } from 'xstate';
import type { paletteMachine } from './palette.machine.ts';

type PaletteSnapshot = SnapshotFrom<typeof paletteMachine>;

export type PaletteStatus = 'idle' | 'searching' | 'found' | 'nothing' | 'failed';

export const isOpen = (snapshot: PaletteSnapshot) => snapshot.matches('open');

/** What the palette has to say about the records that were looked for. */
export function paletteStatus(snapshot: PaletteSnapshot): PaletteStatus {
  if (snapshot.hasTag('busy')) return 'searching';
  if (snapshot.matches({ open: 'failed' })) return 'failed';
  if (snapshot.matches({ open: 'found' })) return snapshot.context.groups.length > 0 ? 'found' : 'nothing';
  return 'idle';
}
