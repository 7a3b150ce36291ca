import fc from 'fast-check';
import { type Move, moveNames } from './moves.ts';

const move = fc.record({
  what: fc.constantFrom(...moveNames),
  which: fc.nat({ max: 3 }),
  amount: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.constant(100_000), fc.constant(20_000)),
});

/** Whatever staff, customers, providers and time may try, in whichever order. */
export const histories = fc.array(move, { minLength: 5, maxLength: 18 });

const inTurn = (...turns: Move['what'][]): Move[] => turns.map((what) => ({ what, which: 2, amount: 20_000 }));

/** What random moves might leave out. */
export const usual: Move[][] = [
  inTurn('subscribe', 'payPlan', 'dearerPlan', 'giveBackPlan', 'payOutPlan', 'getPaid', 'place', 'refund'),
  // Paid ahead for another plan than the one that follows.
  inTurn('subscribe', 'payPlan', 'payPlan', 'dearerPlan', 'waitMonths', 'giveBackPlan', 'payOutPlan'),
  inTurn('subscribe', 'payPlan', 'dearerPlan', 'payPlan', 'cheaperPlan', 'waitMonths', 'giveBackPlan', 'payOutPlan'),
];
