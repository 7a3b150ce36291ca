import { isAfter } from '../rules.ts';
import type { AnyEventStep, EventDates, EventInput } from './event.input.ts';

interface Args {
  context: EventInput;
  event: AnyEventStep;
}

/** The dates that are asked for, or those that it has. */
function newDates({ context: { startAt, endAt }, event }: Args): EventDates {
  const asked = event as Partial<EventDates>;
  return { startAt: asked.startAt ?? startAt, endAt: asked.endAt ?? endAt };
}

export const isOrganizerUnverified = ({ context }: Args) => context.organizerState !== 'verified';
export const hasStarted = ({ context }: Args) => !isAfter(context.startAt, context.now);
export const isOver = ({ context }: Args) => !isAfter(context.endAt, context.now);
export const isFeatured = ({ context }: Args) => context.isFeatured;
export const isNotFeatured = ({ context }: Args) => !context.isFeatured;
export const isNobodyRegistered = ({ context }: Args) => !context.hasRegistrants;
export const isNewStartPast = (args: Args) => !isAfter(newDates(args).startAt, args.context.now);
export const isNewEndNotAfterStart = (args: Args) => {
  const { startAt, endAt } = newDates(args);
  return !isAfter(endAt, startAt);
};
