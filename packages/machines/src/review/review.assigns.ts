import type { Problem } from '@diwan/api-contract/problem';
import type { WorkflowEvent } from '../decision/decision.machine.ts';
import { isPassing, problemOf } from '../problem.ts';
import type {
  Decision,
  LeftElsewhere,
  Queue,
  ReviewContext,
  ReviewNotice,
  Sent,
  SentInput,
  Undoable,
  Waiting,
} from './review.types.ts';

type Context<R extends Waiting> = ReviewContext<R>;
type Shown<R extends Waiting> = Pick<Context<R>, 'items' | 'current' | 'taken'>;

/** What a stale answer says of the record as it is now. */
type Current = { state: string; updatedBy?: { name: string } } | undefined;
const currentOf = (error: unknown) => problemOf(error).current as Current;

export const findItem = <R extends Waiting>({ items }: Pick<Context<R>, 'items'>, id: string | null) =>
  items.find((item) => item.id === id);

/** The record after the one that is shown, from the first again after the last; one that a colleague has only where no other is left. */
export function idAfter<R extends Waiting>({ items, current, taken }: Shown<R>): string | null {
  const at = items.findIndex(({ id }) => id === current);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return (others.find(({ id }) => !(id in taken)) ?? others[0])?.id ?? null;
}

export const idBefore = <R extends Waiting>({ items, current }: Pick<Shown<R>, 'items' | 'current'>): string | null =>
  items[items.findIndex(({ id }) => id === current) - 1]?.id ?? null;

/** Whether the record that was decided about waits no more, or is gone. */
export const hasLeft = <R extends Waiting>({ state }: Context<R>, error: unknown): boolean =>
  problemOf(error).code === 'notFound' ||
  (problemOf(error).code === 'stale' && (currentOf(error)?.state ?? state) !== state);

export function placeQueue<R extends Waiting>({ from }: Context<R>, { items, total, next }: Queue<R>) {
  const wanted = items.find(({ id }) => id === from) ?? items[0];
  return { items, total, next, current: wanted?.id ?? null };
}

/** So few are left ahead when the queue is read on. */
const mostAhead = 20;

export function isNearEnd<R extends Waiting>({ items, current, next }: Context<R>): boolean {
  return next !== null && items.length > 0 && items.length - items.findIndex(({ id }) => id === current) <= mostAhead;
}

export const readingOf = <R extends Waiting>(context: Context<R>) => ({
  ids: context.items.map(({ id }) => id),
  after: isNearEnd(context) ? context.next : null,
});

/** Of the records that were looked up those that wait no more are left out; whoever is at one learns of it there. What follows comes last. */
export function placeChanges<R extends Waiting>(
  { items, outbox, reading, current, next }: Context<R>,
  found: Queue<R>,
) {
  const waiting = new Set([...found.items.map(({ id }) => id), current]);
  const kept = items.filter(({ id }) => waiting.has(id) || !reading.ids.includes(id));
  const known = new Set([...items, ...outbox.map(({ item }) => item)].map(({ id }) => id));
  const further = found.items.filter(({ id }) => !known.has(id) && !reading.ids.includes(id));
  return {
    items: [...kept, ...further],
    current: current ?? further[0]?.id ?? null,
    total: found.total,
    next: reading.after === null ? next : found.next,
  };
}

/** The decision leaves with its record, and the next one is there at once; repeated, it keeps the key that it had. */
export function placeDecision<R extends Waiting>(context: Context<R>, { event, version, isUndoable }: Decision) {
  const item = findItem(context, context.current)!;
  const { [item.id]: earlier, ...returned } = context.returned;
  const isSame = earlier?.version === version && JSON.stringify(earlier.event) === JSON.stringify(event);
  const sent: Sent<R> = { item, event, version, key: isSame ? earlier.key : crypto.randomUUID() };
  return {
    ...withoutItem(context, item.id),
    outbox: [...context.outbox, sent],
    returned,
    last: isUndoable ? { sent, version: null, key: crypto.randomUUID() } : null,
    done: counted(context.done, event, 1),
    notice: null,
  };
}

/** What goes to the server next. */
export function nextSent<R extends Waiting>({ outbox: [sent] }: Pick<Context<R>, 'outbox'>): SentInput {
  const { item, event, version, key } = sent!;
  return { id: item.id, event, version, key };
}

export function placeAnswer<R extends Waiting>(context: Context<R>, { version }: Waiting) {
  const [sent, ...outbox] = context.outbox;
  const answered = (one: Undoable<R> | null) => (one && one.sent.key === sent?.key ? { ...one, version } : one);
  return {
    outbox,
    total: context.total && context.total - 1,
    last: answered(context.last),
    undo: answered(context.undo),
  };
}

/** A decision that did not come about: its record is back, and what was decided is kept with it. */
export function returnDecision<R extends Waiting>(context: Context<R>, problem: Problem) {
  const { item, event, version, key } = context.outbox[0]!;
  return {
    ...undecided(context),
    ...withItem(context, item),
    returned: { ...context.returned, [item.id]: { event, version, key, problem } },
  };
}

/** A decision that came too late. */
export function passOver<R extends Waiting>(context: Context<R>, error: unknown) {
  const { state = null, updatedBy } = currentOf(error) ?? {};
  const notice: ReviewNotice<R> = { kind: 'left', item: context.outbox[0]!.item, by: updatedBy?.name ?? null, state };
  return { ...undecided(context), notice, total: context.total && context.total - 1 };
}

export function dropLeft<R extends Waiting>(context: Context<R>, { id, by, state }: LeftElsewhere) {
  const notice: ReviewNotice<R> = { kind: 'left', item: findItem(context, id)!, by, state };
  return { ...withoutItem(context, id), notice, total: context.total && context.total - 1 };
}

/** The record is back as it was before the decision. */
export function placeUndone<R extends Waiting>(context: Context<R>, { version }: Waiting) {
  const { item, event } = context.undo!.sent;
  return {
    ...withItem(context, { ...item, version }),
    total: context.total === null ? null : context.total + 1,
    done: counted(context.done, event, -1),
    undo: null,
    notice: null,
  };
}

/** It is offered again where the next try may succeed. */
export function keepDecision<R extends Waiting>({ undo }: Context<R>, error: unknown) {
  const notice: ReviewNotice<R> = { kind: 'notUndone', item: undo!.sent.item, problem: problemOf(error) };
  return { notice, undo: null, last: isPassing(error) ? undo : null };
}

/** A colleague had it first: whoever came to it just now goes on to the next, if there is a free one. */
export function placeTaken<R extends Waiting>(context: Context<R>, { id, by }: { id: string; by: string }) {
  const taken = { ...context.taken, [id]: by };
  const item = findItem(context, id);
  const next = idAfter({ ...context, taken });
  const goesOn = item && context.current === id && !context.asked && !(id in context.taken) && next && !(next in taken);
  if (!goesOn) return { taken };
  const notice: ReviewNotice<R> = { kind: 'taken', item, by };
  return { taken, current: next, notice };
}

/** The queue without a record; who was at it is at the next one. */
function withoutItem<R extends Waiting>(context: Context<R>, id: string) {
  const { items, current } = context;
  return { items: items.filter((item) => item.id !== id), current: current === id ? idAfter(context) : current };
}

/** The queue with a record that comes back: at once, or after the one whose question is being answered. */
function withItem<R extends Waiting>({ items, current, asked }: Context<R>, item: R) {
  const others = items.filter(({ id }) => id !== item.id);
  const at = Math.max(0, others.findIndex(({ id }) => id === current) + (asked ? 1 : 0));
  return { items: [...others.slice(0, at), item, ...others.slice(at)], current: asked ? current : item.id };
}

function undecided<R extends Waiting>({ outbox: [sent, ...outbox], last, undo, done }: Context<R>) {
  const kept = (one: Undoable<R> | null) => (one?.sent.key === sent?.key ? null : one);
  return { outbox, last: kept(last), undo: kept(undo), done: counted(done, sent!.event, -1) };
}

function counted(done: Readonly<Record<string, number>>, { type }: WorkflowEvent, by: 1 | -1) {
  return { ...done, [type]: (done[type] ?? 0) + by };
}
