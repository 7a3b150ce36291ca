import { rootCause } from '#background/root-cause.ts';
import { type Market, make, moveNames } from '#test/histories/market/moves.ts';
import { signing, TestOrder } from '#test/marketplace/order-records.ts';
import { openTestApp } from '#test/open-test-app.ts';

const atOnce = 10;

/** Ten who try whatever they like with the same wallets, in a process of their own, to be killed: `node test-money-callers.ts <databases> <markets> <now>`. */
const [at, named, now] = process.argv.slice(2) as [string, string, string];
const api = await openTestApp(JSON.parse(at) as Parameters<typeof openTestApp>[0], { signing });
api.clock.now = new Date(now);
const markets = (JSON.parse(named) as Market[]).map((market) => ({
  ...market,
  orders: market.orders.map((order) => new TestOrder(api, order as never, order.parties)),
}));
/** On a slow machine twenty wait for three providers longer than a statement may take: that try has come to nothing. */
function ignoreTooLong(error: unknown): void {
  if ((rootCause(error) as { code?: string }).code !== '57014') throw error;
}
const one = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;

process.stdout.write('begun');
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (;;)
      await make(api, one(markets), {
        what: one(moveNames),
        which: Math.floor(Math.random() * 100),
        amount: one([20_000, 100_000, 1 + Math.floor(Math.random() * 100_000)]),
      }).catch(ignoreTooLong);
  }),
);
