import { z } from 'zod';
import { choice } from '../kinds/kinds.ts';
import { calendarDate, halalas, instant } from '../schema.ts';
import { contractTypes, mostProbationDays, offerVersionStates } from '../values/records/application.ts';

/** What a candidate is offered, by the month where it is money. */
export const offerTerms = {
  salary: halalas,
  allowances: halalas,
  startDate: calendarDate,
  probationDays: z.int().min(0).max(mostProbationDays),
  contractType: choice(contractTypes, 'contractType'),
  /** Until when it can be accepted. */
  expiresAt: instant,
};

/** One version of an offer, as it was written. */
export const offer = z.strictObject({
  ...offerTerms,
  version: z.int(),
  state: z.enum(offerVersionStates),
  by: z.strictObject({ id: z.string(), name: z.string() }),
  at: instant,
  /** Since when it is in its state. */
  stateChangedAt: instant,
});
export type Offer = z.output<typeof offer>;
export type OfferTerms = Pick<Offer, keyof typeof offerTerms>;
