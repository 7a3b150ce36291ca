import type { Workflow } from '../workflow.ts';
import type { AnyImportEvent, ImportInput } from './import-run.input.ts';
import { importRunMachine } from './import-run.machine.ts';

export type { AnyImportEvent, ImportInput, ImportRefusal, ImportSystemEvent } from './import-run.input.ts';

/** A file of rows from its upload to its end; whose it is, the server asks before. */
export const importRunWorkflow: Workflow<ImportInput, AnyImportEvent, typeof importRunMachine> = {
  id: 'import-run',
  version: 1,
  machine: importRunMachine,
  may: {
    'import.map': 'session.use',
    'import.start': 'session.use',
    'import.pause': 'session.use',
    'import.resume': 'session.use',
    'import.cancel': 'session.use',
    'import.undo': 'session.use',
    'import.check': 'system',
    'import.finish': 'system',
    'import.finishUndo': 'system',
    'import.stop': 'system',
  },
  samples: {
    'import.map': () => ({ type: 'import.map', fields: ['name.ar'] }),
    'import.start': () => ({ type: 'import.start' }),
    'import.pause': () => ({ type: 'import.pause' }),
    'import.resume': () => ({ type: 'import.resume' }),
    'import.cancel': () => ({ type: 'import.cancel' }),
    'import.undo': () => ({ type: 'import.undo' }),
    'import.check': () => ({ type: 'import.check' }),
    'import.finish': () => ({ type: 'import.finish' }),
    'import.finishUndo': () => ({ type: 'import.finishUndo' }),
    'import.stop': () => ({ type: 'import.stop' }),
  },
};
