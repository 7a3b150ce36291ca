import { isAfter } from '../rules.ts';
import type { AnyPromoCodeEvent, PromoCodeInput, PromoExtension } from './promo-code.input.ts';

interface Args {
  context: PromoCodeInput;
  event: AnyPromoCodeEvent;
}

const askedIn = (event: AnyPromoCodeEvent): PromoExtension => (event.type === 'promoCode.extend' ? event : {});
const isOver = (end: string | null, now: string) => end !== null && !isAfter(end, now);
const isFilled = (most: number | null, used: number) => most !== null && used >= most;

export const isNotStarted = ({ context }: Args) => isAfter(context.startsAt, context.now);
export const isEnded = ({ context }: Args) => isOver(context.endsAt, context.now);
export const isNotEnded = (args: Args) => !isEnded(args);
export const hasUsesLeft = ({ context }: Args) => !isFilled(context.maxRedemptions, context.redeemedCount);

/** It goes on for ever, for everybody: there is nothing to extend. */
export const isUnlimited = ({ context }: Args) => context.endsAt === null && context.maxRedemptions === null;
export const isNothingExtended = ({ event }: Args) => {
  const { endsAt, maxRedemptions } = askedIn(event);
  return endsAt === undefined && maxRedemptions === undefined;
};
export const isEndNotLater = ({ context, event }: Args) => {
  const { endsAt } = askedIn(event);
  return endsAt !== undefined && (context.endsAt === null || !isAfter(endsAt, context.endsAt));
};
export const isEndPast = ({ context, event }: Args) => isOver(askedIn(event).endsAt ?? null, context.now);
export const isMaxNotHigher = ({ context, event }: Args) => {
  const { maxRedemptions } = askedIn(event);
  return maxRedemptions !== undefined && (context.maxRedemptions === null || maxRedemptions <= context.maxRedemptions);
};
/** With what is extended it would be over all the same. */
export const isStillEnded = ({ context, event }: Args) => isOver(askedIn(event).endsAt ?? context.endsAt, context.now);
/** With what is extended it would be used up all the same. */
export const isStillUsedUp = ({ context, event }: Args) =>
  isFilled(askedIn(event).maxRedemptions ?? context.maxRedemptions, context.redeemedCount);
