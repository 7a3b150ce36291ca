import { randomInt, randomUUID } from 'node:crypto';
import { addDays } from '@diwan/machines/workflows/rules';
import type { PaymentGateway } from './gateway.ts';

/** So long a bill of SADAD can be paid; at most 29 days. */
const billDays = 3;
/** Half an hour, in which somebody finds their card. */
const cardDays = 1 / 48;
const biller = '901';

/** A gateway that talks to nobody: it names payments and says yes, and whoever tries it out sends its messages. Screens say so. */
export const sandbox: PaymentGateway = {
  begin: ({ method, now }) =>
    Promise.resolve({
      gatewayId: `sbx_${randomUUID()}`,
      sadadNumber: method === 'sadad' ? String(randomInt(100_000_000, 999_999_999)) : null,
      billerCode: method === 'sadad' ? biller : null,
      expiresAt: addDays(now, method === 'sadad' ? billDays : cardDays),
    }),
  capture: () => Promise.resolve(),
  release: () => Promise.resolve(),
  refund: () => Promise.resolve(),
};
