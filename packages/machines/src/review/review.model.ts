import fc from 'fast-check';
import { anyProblem, ids, type MachineModel, nothing, problemOf, type Step } from '../model/machine-model.ts';
import { createReviewMachine } from './review.machine.ts';
import type { ReviewContext, Waiting } from './review.types.ts';

const item = fc.record({ id: ids, version: fc.nat({ max: 9 }) });
const queue = fc.record({
  items: fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 4 }),
  total: fc.constantFrom(null, 4),
  next: fc.constantFrom(null, 'further'),
});
const current = fc.record({
  state: fc.constantFrom('pending', 'approved'),
  updatedBy: fc.constant({ name: 'Sara' }),
});

/** No record is there twice, none is lost on its way, and one is looked at whenever there are any. */
function watch() {
  return ({ command, before, after }: Step) => {
    const [was, is] = [before.context, after.context] as [ReviewContext<Waiting>, ReviewContext<Waiting>];
    const shown = is.items.map(({ id }) => id);
    if (new Set(shown).size < shown.length) throw new Error(`A record stands twice: ${shown.join()}.`);
    if (is.current === null ? shown.length > 0 : !shown.includes(is.current))
      throw new Error(`At ${is.current}, of ${shown.join() || 'none'}.`);
    if (command.kind !== 'fail' || command.work.src !== 'sendEvent') return;
    const { id } = was.outbox[0]!.item;
    const isTold = is.notice?.kind === 'left' && is.notice.item.id === id;
    if (!isTold && !(shown.includes(id) && id in is.returned)) throw new Error(`The decision about ${id} was lost.`);
  };
}

export const model: MachineModel = {
  machine: createReviewMachine<Waiting>(),
  input: { state: 'pending', from: null },
  otherInput: { state: 'pending', from: 'b' },
  events: {
    'review.decided': fc.record({
      event: fc.record({ type: fc.constantFrom('post.approve', 'post.reject') }),
      version: fc.nat({ max: 9 }),
      isUndoable: fc.boolean(),
    }),
    'review.asked': fc.record({ event: fc.constant('post.reject') }),
    'review.cancelled': nothing,
    'review.opened': fc.record({ id: ids }),
    'review.undone': nothing,
    'review.refresh': nothing,
    'review.reachable': nothing,
    'review.taken': fc.record({ id: ids, by: fc.constant('Sara') }),
    'review.changedElsewhere': nothing,
    'review.leftElsewhere': fc.record({
      id: ids,
      by: fc.constantFrom(null, 'Sara'),
      state: fc.constantFrom(null, 'approved'),
    }),
  },
  results: {
    fetchQueue: queue,
    fetchChanges: queue,
    sendEvent: item,
    undoEvent: item,
  },
  problems: fc.oneof(
    anyProblem,
    current.map((found) => problemOf('stale', { current: found })),
  ),
  problemIn: ['desk.failed'],
  watch,
};
