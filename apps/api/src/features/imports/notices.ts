import type { importRunMachine } from '@diwan/machines/workflows/import-run/import-run.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { Tx } from '#db/database.ts';
import type { ImportRunRow } from '#db/schema/imports.ts';
import { tallies } from './import-runs.ts';

/** Whoever checks fewer rows is still looking at them. */
const manyRows = 1_000;

type TalliedImport = Awaited<ReturnType<typeof talliedImport>>;

/** An import with what became of its rows, which decides what is told of it. */
export async function talliedImport(tx: Tx, row: ImportRunRow) {
  const { outcomes, input } = (await tallies(tx, [row]))(row.id);
  return { ...row, outcomes, ready: input.pending };
}

const told = noticesAbout<TalliedImport>(({ id }) => ({ ref: null, path: `/imports/${id}` }));
const starter = ({ authorId }: TalliedImport) => [authorId];
const params = ({ name, total, ready, outcomes: { done, kept } }: TalliedImport) => ({
  name,
  total,
  ready,
  done,
  kept,
});
const steered = nobody('An import is its author’s alone, who has just steered it.');

/** Whom each event of an import tells what. */
export const importNotices: Notices<TalliedImport, EventTypeOf<typeof importRunMachine>> = {
  'import.map': steered,
  'import.start': steered,
  'import.pause': steered,
  'import.resume': steered,
  'import.cancel': steered,
  'import.undo': steered,
  'import.check': [told('importChecked', starter, { params, isFor: ({ total }) => total >= manyRows })],
  'import.finish': [
    told('importFinished', starter, { params, isFor: ({ outcomes }) => outcomes.failed === 0 }),
    told('importFinishedPartly', starter, { params, isFor: ({ outcomes }) => outcomes.failed > 0 }),
  ],
  'import.finishUndo': [told('importUndone', starter, { params })],
  'import.stop': [told('importStopped', starter, { params })],
};
