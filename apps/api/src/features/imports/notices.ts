import type { importRunMachine } from '@diwan/machines/workflows/import-run/import-run.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody } from '#crud/notices.ts';

const steered = nobody('An import is its author’s alone, who has just steered it.');
const followed = nobody('An import is its author’s alone, whose list of imports shows how far it is.');

/** Whom each event of an import tells what. */
export const importNotices: Notices<never, EventTypeOf<typeof importRunMachine>> = {
  'import.map': steered,
  'import.start': steered,
  'import.pause': steered,
  'import.resume': steered,
  'import.cancel': steered,
  'import.undo': steered,
  'import.check': followed,
  'import.finish': followed,
  'import.finishUndo': followed,
  'import.stop': followed,
};
