import fc from 'fast-check';
import { anyProblem, type MachineModel, nothing, type Step } from '../model/machine-model.ts';
import { createRecordMachine } from './record.machine.ts';
import type { RecordContext, Versioned } from './record.types.ts';

const latest = 9;
const recordOf = (version: number): Versioned => ({ id: 'a', version, availableEvents: [] });
const record = fc.nat({ max: latest }).map(recordOf);

export const model: MachineModel = {
  machine: createRecordMachine<Versioned>(),
  input: { id: 'a' },
  otherInput: { id: 'a', known: recordOf(1) },
  events: {
    'record.refresh': nothing,
    'record.given': fc.record({ record }),
    'record.changedElsewhere': fc.record({ version: fc.nat({ max: latest + 1 }) }),
    'record.removedElsewhere': nothing,
    'record.remove': nothing,
    'record.problemDismissed': nothing,
  },
  results: { fetchRecord: record, removeRecord: fc.constant(undefined) },
  problems: anyProblem,
  ends: { missing: 'What is gone has no way back.' },
  watch:
    () =>
    ({ before, after }: Step) => {
      const [was, is] = [before.context, after.context] as [RecordContext<Versioned>, RecordContext<Versioned>];
      if ((is.record?.version ?? 0) < (was.record?.version ?? 0)) throw new Error('An older version took its place.');
      if (after.hasTag('shown') && !is.record) throw new Error('There is nothing to show.');
    },
};
