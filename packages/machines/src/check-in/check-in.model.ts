import { checkInOutcomes } from '@diwan/api-contract/values/records/event';
import fc from 'fast-check';
import { anyProblem, type MachineModel, nothing, problemOf } from '../model/machine-model.ts';
import { checkInMachine } from './check-in.machine.ts';
import { type Scan, type SettledScan, ticketKey } from './check-in.types.ts';

const scan = fc.record({
  id: fc.uuid(),
  eventId: fc.constant('e1'),
  ticket: fc.constantFrom('HTQ7', 'htq-7', '2MXK', '9RWD'),
  scannedAt: fc.constant('2026-04-05T06:00:00.000Z'),
});
const answer = fc.record({
  outcome: fc.constantFrom(...checkInOutcomes),
  person: fc.constant(null),
  registrationId: fc.constant(null),
  event: fc.constant(null),
  checkedInAt: fc.constant(null),
  checkedInBy: fc.constant(null),
  attended: fc.nat(9),
  registered: fc.nat(9),
});

export const model: MachineModel = {
  machine: checkInMachine,
  input: { eventId: 'e1' },
  events: { 'scan.taken': fc.record({ scan }), 'server.reached': nothing },
  results: { readScans: fc.uniqueArray(scan, { maxLength: 2, selector: ({ id }) => id }), sendScan: answer },
  problems: fc.oneof(anyProblem, fc.constant(problemOf('idempotencyInFlight', { status: 409 }))),
  watch: () => {
    const taken = new Set<string>();
    return ({ command, before, after }) => {
      const { waiting } = before.context as { waiting: readonly Scan[] };
      if (command.kind === 'send' && command.event.type === 'scan.taken') {
        const shown = (command.event as unknown as { scan: Scan }).scan;
        if (waiting.every(({ ticket }) => ticketKey(ticket) !== ticketKey(shown.ticket))) taken.add(shown.id);
      }
      const now = after.context as { waiting: readonly Scan[]; settled: readonly SettledScan[] };
      const known = new Set([...now.waiting, ...now.settled.map((each) => each.scan)].map(({ id }) => id));
      if (now.settled.length < 50 && [...taken].some((id) => !known.has(id))) throw new Error('A scan was lost.');
    };
  },
};
