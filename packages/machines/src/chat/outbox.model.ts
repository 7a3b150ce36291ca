import fc from 'fast-check';
import { anyProblem, ids, type MachineModel, nothing, problemOf } from '../model/machine-model.ts';
import { outboxMachine } from './outbox.machine.ts';
import type { Outgoing, Refused } from './outbox.types.ts';

const written = fc.record({
  id: fc.uuid(),
  conversationId: fc.constant('c1'),
  text: fc.constant('مرحبًا'),
  isInternal: fc.boolean(),
  replyTo: fc.constant(null),
  attachments: fc.constant([]),
  writtenAt: fc.constant('2026-04-05T06:00:00.000Z'),
});
const sent = fc.constant({ id: 'm1', seq: 1 });
type Context = { waiting: readonly Outgoing[]; refused: readonly Refused[] };
const idsIn = ({ waiting, refused }: Context) =>
  [...waiting, ...refused.map(({ message }) => message)].map(({ id }) => id);

export const model: MachineModel = {
  machine: outboxMachine,
  input: { conversationId: 'c1' },
  events: {
    'message.submitted': fc.record({ message: written }),
    'message.retried': fc.record({ id: ids }),
    'message.discarded': fc.record({ id: ids }),
    'server.reached': nothing,
  },
  results: {
    readOutbox: fc.uniqueArray(written, { maxLength: 2, selector: ({ id }) => id }),
    sendMessage: sent,
  },
  problems: fc.oneof(anyProblem, fc.constant(problemOf('idempotencyInFlight', { status: 409 }))),
  watch: () => {
    const open = new Set<string>();
    return ({ command, before, after }) => {
      if (command.kind === 'send' && command.event.type === 'message.submitted')
        open.add((command.event as unknown as { message: Outgoing }).message.id);
      // What was first is the one that was answered.
      if (command.kind === 'succeed' && command.work.src === 'sendMessage')
        open.delete((before.context as Context).waiting[0]!.id);
      const known = idsIn(after.context as Context);
      if (new Set(known).size !== known.length) throw new Error('A message stands there twice.');
      if ([...open].some((id) => !known.includes(id))) throw new Error('A message was lost.');
    };
  },
};
