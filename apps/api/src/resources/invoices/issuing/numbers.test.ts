import { afterAll, beforeAll, expect, test } from 'vitest';
import { issue, lineOf, nameSeller } from '#test/marketplace/invoice-records.ts';
import { asPlatform } from '#test/marketplace/wallet-records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { issueInvoice } from './issue.ts';
import { seriesOf } from './numbers.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await nameSeller(api, await api.signIn('admin'));
});
afterAll(() => api.close());

const read = async (statement: string) => (await api.database.pool.query(statement)).rows;
const source = { buyer: { name: { ar: 'سارة القحطاني' } }, lines: [lineOf(10_00)] };

test('twenty who issue at once, every third of whom fails afterwards: no number is missing and none is there twice', async () => {
  const give = (index: number) =>
    asPlatform(api, async (writer) => {
      const invoice = await issueInvoice(source, writer);
      if (index % 3 === 0) throw new Error('The payment was not booked');
      return invoice.number!;
    });
  const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => give(index)));
  const numbers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  expect(numbers).toHaveLength(13);
  const name = seriesOf('388', api.clock.now.toISOString());
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 13 }, (_, at) => `${name}-${String(at + 1).padStart(6, '0')}`),
  );
  expect(await read('select last from invoice_series')).toEqual([{ last: 13 }]);
  // What failed left nothing behind, no draft either.
  expect(await read('select count(*)::int from invoices')).toEqual([{ count: 13 }]);
});

test('each type counts for itself, and a year of Riyadh begins anew', async () => {
  const { clock } = api;
  const at = (now: string, more = {}) => issue({ deps: api.deps, clock: { ...clock, now: new Date(now) } }, more);
  const numbers = [
    await at('2030-12-31T20:59:59Z'),
    await at('2030-12-31T21:00:00Z'),
    await at('2030-12-31T21:00:00Z', { type: '386' }),
  ].map(({ number }) => number);
  expect(numbers).toEqual(['INV-2030-000001', 'INV-2031-000001', 'PRE-2031-000001']);
});

test('the database itself takes no other number, changes nothing that is issued, and deletes none', async () => {
  const { id, number } = await issue(api);
  const refused = async (statement: string) => {
    const failure = await api.database.pool.query(statement).then(
      () => null,
      (error: { constraint?: string }) => error.constraint ?? String(error),
    );
    return failure;
  };
  expect(
    await refused(`update invoices set buyer = buyer || '{"vatNumber": "310000000000003"}' where id = '${id}'`),
  ).toBe('invoices_kept');
  expect(await refused(`update invoices set gross = gross + 1 where id = '${id}'`)).toBe('invoices_kept');
  expect(await refused(`update invoices set state = 'draft', place = null where id = '${id}'`)).toBe('invoices_kept');
  expect(await refused(`delete from invoices where id = '${id}'`)).toBe('invoices_kept');
  expect(await refused('truncate invoices cascade')).toBe('invoices_kept');
  expect(await refused('update invoice_series set last = last - 1')).toBe('invoice_series_counts_on');
  expect(await refused('delete from invoice_series')).toBe('invoice_series_counts_on');
  expect(await refused(`update invoices set notes = 'x' where id = '${id}'`)).toBe('invoices_kept');
  expect(await read(`select number, gross from invoices where id = '${id}'`)).toEqual([{ number, gross: 1_150_00 }]);
});
