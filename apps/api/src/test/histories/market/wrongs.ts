import type { TestApp } from '#test/open-test-app.ts';
import { subscriptionWrongs } from './subscription-moves.ts';

/** What must hold whatever was tried, by whomever and however often: each a query that finds what is wrong. */
const wrongs: Readonly<Record<string, string>> = {
  'the entries do not add up': 'select sum(amount) from ledger_entries having coalesce(sum(amount), 0) <> 0',
  'an account of somebody is below nothing':
    'select id from ledger_accounts where owner_id is not null and balance < 0',
  'what customers have paid is nobody’s until it is completed': `
    select 1 from (select coalesce(sum(e.amount), 0) as kept from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.owner_id is null and a.name = 'sales') s
    where s.kept <> (select coalesce(sum(paid - refunded), 0) from orders where completed_at is null)`,
  'a wallet shows something else than its accounts': `
    select id from providers p where wallet_balance <>
      coalesce((select sum(balance) from ledger_accounts where owner_id = p.id), 0)`,
  'what is held is not what disputes and withdrawals hold': `
    select id from providers p where coalesce((select balance from ledger_accounts where owner_id = p.id and name = 'on_hold'), 0) <>
      (select coalesce(sum(held), 0) from orders where provider_id = p.id) +
      (select coalesce(sum(amount), 0) from withdrawals where provider_id = p.id
        and state in ('pending', 'under_review', 'approved', 'processing', 'failed'))`,
  'a refund is not what was given back': `
    select id from orders o where refunded <>
      coalesce((select sum(amount) from order_refunds r where r.order_id = o.id and r.state = 'done'), 0)`,
  'more was paid than was bought, or more given back than was paid':
    'select id from orders where paid > total or refunded > paid',
  'a withdrawal was not paid out once': `
    select number from withdrawals w where (state = 'paid')::int <>
      (select count(*) from wallet_transactions t where t.reference = w.number and t.kind = 'payout')`,
  'one person has approved and paid': `select number from withdrawals where approved_by ->> 'id' = paid_by ->> 'id'`,
  'a code was used more often than it is good for': `
    select code from promo_codes c where max_redemptions <
      (select count(*) from promo_code_users u where u.code_id = c.id and u.state in ('reserved', 'redeemed'))`,
  ...subscriptionWrongs,
};

const everyWrong = Object.entries(wrongs)
  .map(([name, query]) => `select '${name}' as name where exists (${query})`)
  .join(' union all ');

/** What is wrong in the books, by its name. */
export async function wrongsIn({ pool }: TestApp['database']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(everyWrong);
  return rows.map(({ name }) => name);
}

/** What must have happened now and then: of what never happens nothing is proven. */
export const happened = `
  select (select count(*) from withdrawals where state = 'paid')::int as paid,
    (select count(*) from order_refunds where state = 'done')::int as refunded,
    (select count(*) from plan_payouts)::int as credited`;
