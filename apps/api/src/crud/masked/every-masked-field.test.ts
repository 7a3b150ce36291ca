import { type MaskedFieldOf, maskedFields } from '@diwan/api-contract/endpoints/reveal';
import type { ResourceKey, resources } from '@diwan/api-contract/resources';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillKeyedColumns } from '#features/keys/fill-keyed-columns.ts';
import { employersTable } from '#resources/employers/table.ts';
import { resourceAt } from '#resources/index.ts';
import { sealNationalId } from '#resources/seekers/national-id.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { addRecipient, addSuppression } from '#test/mailing/campaign-records.ts';
import { addOrderRow } from '#test/marketplace/order-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { addWithdrawal } from '#test/marketplace/wallet-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const values = {
  'email-recipients': { email: 'qwvk79@mail.example' },
  employers: { mobile: '+966587694321' },
  mails: { email: 'qwvk77@mail.example' },
  orders: {
    customerMobile: '+966587694324',
    customerEmail: 'qwvk78@mail.example',
    refundIban: 'SA4420000001234567891235',
  },
  providers: { mobile: '+966587694323', nationalId: '1087659882', iban: 'SA0380000000608010167519' },
  seekers: {
    mobile: '+966587694322',
    email: 'qwvk77@mail.example',
    nationalId: '1087659874',
    birthDate: '1987-06-19',
    disability: 'ضعف في السمع',
  },
  suppressions: { email: 'qwvk80@mail.example' },
  withdrawals: { iban: 'SA4420000001234567891234' },
} satisfies {
  [K in ResourceKey as MaskedFieldOf<K> extends never ? never : (typeof resources)[K]['path']]: Record<
    MaskedFieldOf<K>,
    string
  >;
};

/** Those of a list's rows, by the list. */
const ofRows: Record<string, Record<string, string>> = {
  employers: { 'contacts.email': 'zzqwvk@mail.example', 'contacts.mobile': '+966587694399' },
};
const contact = {
  id: '0190a000-0000-7000-8000-0000000000c1',
  name: 'سارة العتيبي',
  title: null,
  email: ofRows.employers!['contacts.email']!,
  mobile: ofRows.employers!['contacts.mobile']!,
  isPrimary: true,
  canPost: true,
};

const fields = [...maskedFields].flatMap(([path, names]) => {
  const known: Record<string, string> = { ...values[path as 'seekers'], ...ofRows[path] };
  return names.map((field) => [path as keyof typeof values, field, known[field]!] as const);
});

let api: TestApp;
let as: TestSession;
let ids: Record<keyof typeof values, string>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('admin');
  const records = recordsIn(api.database);
  const { nationalId, ...columns } = values.seekers;
  const seeker = await records.seeker(columns);
  await api.database.orm
    .update(seekersTable)
    .set(sealNationalId(api.deps.keys.sealing, nationalId))
    .where(eq(seekersTable.id, seeker.id));
  const employer = await records.employer({ ...values.employers, contacts: [contact] });
  const jobPost = await records.jobPost({ employerId: employer.id });
  const application = await records.application({ seekerId: seeker.id, jobPostId: jobPost.id });
  const mail = await records.mail({ applicationId: application.id });
  const { nationalId: ofOwner, ...ofProvider } = values.providers;
  const provider = await addProvider(api.database, {
    ...ofProvider,
    ...sealNationalId(api.deps.keys.sealing, ofOwner),
  });
  const seller = await addProvider(api.database, values.withdrawals);
  const withdrawal = await addWithdrawal(api, seller.id);
  const customer = await records.seeker({
    mobile: values.orders.customerMobile,
    email: values.orders.customerEmail,
  });
  const order = await addOrderRow(api.database, { seekerId: customer.id, refundIban: values.orders.refundIban });
  const recipient = await addRecipient(api.database, {
    ...values['email-recipients'],
    employerId: employer.id,
  });
  const suppression = await addSuppression(api.database, values.suppressions);
  ids = {
    'email-recipients': recipient.id,
    suppressions: suppression.id,
    orders: order.id,
    seekers: seeker.id,
    mails: mail.id,
    employers: employer.id,
    providers: provider.id,
    withdrawals: withdrawal.id,
  };
});
afterAll(() => api.close());

const searchKeyOf = async (path: keyof typeof values) => {
  const table = getTableName(resourceAt(path).table);
  const { rows } = await api.database.pool.query<{ search_key: string }>(
    `SELECT search_key FROM ${table} WHERE id = $1`,
    [ids[path]],
  );
  return rows[0]!.search_key;
};

describe.each(fields)('T47 %s: %s', (path, field, value) => {
  test('is in no text that is searched by pieces', async () => {
    const key = await searchKeyOf(path);
    expect(key).not.toContain(searchKey(value));
    expect(key).not.toContain(value.replace(/^\+966/, ''));
  });

  test('is no filter, no order, no question for duplicates', () => {
    const { contract, sorts, unique } = resourceAt(path);
    const about = new RegExp(
      field
        .replace(/Id|Date/, '')
        .split('.')
        .at(-1)!,
      'i',
    );
    // What is called like another field asks about that one.
    const others = new Set(Object.keys(contract.record.shape).filter((name) => name !== field));
    const asks = Object.keys(contract.filters).filter((name) => about.test(name));
    expect(asks.filter((name) => !others.has(name))).toEqual([]);
    const columns = Object.values(sorts) as { name: string }[];
    expect(columns.map(({ name }) => name.replaceAll('_', '')).filter((name) => about.test(name))).toEqual([]);
    expect(Object.keys(unique ?? {}).filter((name) => about.test(name))).toEqual([]);
  });

  test('stands in full in no list, view, choice, search or export', async () => {
    const pages = [
      `/${path}?limit=10`,
      `/${path}/${ids[path]}`,
      `/${path}/options?ids=${ids[path]}`,
      `/${path}/${ids[path]}/activity`,
      `/search?q=${encodeURIComponent('أحمد')}`,
      `/${path}/export?format=csv&language=en`,
    ];
    for (const page of pages) {
      const answer = await api.call('GET', `/api/v1${page}`, { as });
      expect(answer.statusCode, page).toBe(200);
      expect(answer.body.includes(value), page).toBe(false);
    }
  });

  test('can be revealed', async () => {
    const row = field.includes('.') ? contact.id : undefined;
    const body = { resource: path, id: ids[path], field, row, reason: 'للتحقق من الهوية' };
    expect((await api.call('POST', '/api/v1/pii/reveal', { as, body })).json().value).toBe(value);
  });
});

test('rows from before are filled when the server starts, and are then searched like the others', async () => {
  const { pool, orm } = api.database;
  const { rows } = await pool.query('SELECT search_key, email_index, mobile_index FROM seekers WHERE id = $1', [
    ids.seekers,
  ]);
  await pool.query(
    "UPDATE seekers SET search_key = search_key || E'\\n' || email || E'\\n' || mobile, email_index = NULL, mobile_index = NULL",
  );
  await pool.query('UPDATE employers SET mobile_index = NULL');
  const { sealing } = api.deps.keys;
  const filled = (await orm.$count(seekersTable)) + (await orm.$count(employersTable));
  expect(await fillKeyedColumns(api.database, api.deps.resources, sealing)).toBe(filled);
  expect(await fillKeyedColumns(api.database, api.deps.resources, sealing)).toBe(0);
  expect(
    (await pool.query('SELECT search_key, email_index, mobile_index FROM seekers WHERE id = $1', [ids.seekers])).rows,
  ).toEqual(rows);
  const [employer] = await orm.select().from(employersTable).where(eq(employersTable.id, ids.employers));
  expect(employer!.mobileIndex).toHaveLength(36);
  await pool.query("UPDATE employers SET mobile_index = '\\x00000000'::bytea || substring(mobile_index from 5)");
  expect(await fillKeyedColumns(api.database, api.deps.resources, sealing, 'ofAnotherKey')).toBe(1);
});
