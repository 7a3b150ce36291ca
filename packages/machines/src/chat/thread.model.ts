import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { threadMachine } from './thread.machine.ts';
import type { ThreadContext, Wanted } from './thread.types.ts';

const there = 12;
const seq = fc.integer({ min: 1, max: there });
const messageOf = (nth: number) => ({ id: `m${nth}`, seq: nth, text: `${nth}` });
const all = Array.from({ length: there }, (_, index) => messageOf(index + 1));

/** A page as a server gives it whose conversation goes on: so many of its messages are there by now. */
const page = fc.record({ size: fc.integer({ min: 1, max: 4 }), until: fc.integer({ min: 0, max: there }) });
const pageOf =
  ({ size, until }: { size: number; until: number }) =>
  ({ before, after, limit = size }: Wanted) => {
    const found = all.filter((each) => each.seq <= until && each.seq < (before ?? 99) && each.seq > (after ?? 0));
    const items = after === undefined ? found.slice(-limit) : found.slice(0, limit);
    return { items, lastSeq: until, readSeq: 0 };
  };

export const model: MachineModel = {
  machine: threadMachine,
  input: { conversationId: 'c1' },
  otherInput: { conversationId: 'c1', known: { items: all.slice(2, 5), lastSeq: 7, readSeq: 0 } },
  events: {
    'message.announced': fc.record({ seq }),
    'message.arrived': fc.record({ message: seq.map(messageOf) }),
    'message.altered': fc.record({ seq }),
    'colleague.typed': fc.record({ id: fc.constantFrom('a', 'b'), name: fc.constant('هدى') }),
    'older.wanted': nothing,
    'thread.retried': nothing,
    'connection.resumed': nothing,
  },
  results: { fetchPage: page.map(pageOf) },
  watch:
    () =>
    ({ after }) => {
      const { messages } = after.context as ThreadContext;
      const hasGap = messages.some((message, index) => index > 0 && message.seq !== messages[index - 1]!.seq + 1);
      if (hasGap) throw new Error('The messages have a gap, or are out of order.');
    },
};
