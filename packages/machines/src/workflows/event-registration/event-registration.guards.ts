import { isAfter } from '../rules.ts';
import type { EventRegistrationEvent, EventRegistrationInput } from './event-registration.input.ts';

interface Args {
  context: EventRegistrationInput;
  event: EventRegistrationEvent;
}

/** So long before an event starts people are let in. */
const doorsOpenMs = 4 * 3_600_000;

/** When somebody came: now, or when their ticket was scanned; a clock that runs ahead is not believed. */
export function cameAt({ context: { now }, event }: Args): string {
  const scannedAt = 'scannedAt' in event ? event.scannedAt : undefined;
  return scannedAt === undefined || isAfter(scannedAt, now) ? now : scannedAt;
}

export const isBeforeDoors = (args: Args) =>
  isAfter(new Date(Date.parse(args.context.startAt) - doorsOpenMs).toISOString(), cameAt(args));
export const hasEndedWhenTheyCame = (args: Args) => isAfter(cameAt(args), args.context.endAt);
