import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { routerOptions } from '#problem.ts';
import { compared, period } from './metrics.ts';

/** What came in and went out in a period, in halalas; the first four are what the ledger has booked. */
export const moneyFigures = z.strictObject({
  /** What customers have paid for orders, with VAT (gross merchandise value). */
  sales: compared,
  /** What was given back of orders, with VAT. */
  refunds: compared,
  /** The marketplace's share, without VAT, less what was given back of it. */
  commissions: compared,
  /** VAT on that share. */
  vat: compared,
  /** As it is now: what running subscriptions bring in a month, without VAT, and how many are paid for. */
  subscriptions: z.strictObject({ monthly: z.int(), paying: z.int() }),
});
export type MoneyFigures = z.output<typeof moneyFigures>;

export const moneyRouter = c.router(
  {
    figures: {
      method: 'GET',
      path: '/metrics/money',
      summary: 'Read what came in and went out in a period',
      description: 'Each beside that of the period of the same length just before, as the ledger has booked it.',
      query: period,
      responses: { 200: moneyFigures },
      metadata: may('money.approve'),
    },
  },
  routerOptions,
);
