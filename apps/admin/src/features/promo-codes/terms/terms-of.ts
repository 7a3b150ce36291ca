import type { PromoCode } from '@diwan/api-contract/resources/promo-codes';
import { blankTerms } from './terms-form.ts';

/** The terms of a code for another one: a period that has begun begins now, and one that is over has no end. */
export function termsOf(code: PromoCode, now = Date.now()): Record<string, unknown> {
  const blank = blankTerms();
  const names = Object.keys(blank) as (keyof typeof blank)[];
  const { startsAt, endsAt } = code;
  return {
    ...Object.fromEntries(names.map((name) => [name, code[name]])),
    startsAt: Date.parse(startsAt) > now ? startsAt : blank.startsAt,
    endsAt: endsAt !== null && Date.parse(endsAt) > now ? endsAt : null,
  };
}
