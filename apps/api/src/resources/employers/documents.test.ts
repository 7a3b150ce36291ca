import type { Employer } from '@diwan/api-contract/resources/employers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { riyadhDay } from '#crud/lists/clauses.ts';
import type { recordFilesTable } from '#db/schema/files.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const dayIn = (days: number) => riyadhDay(api.clock.now.toISOString(), days);
const view = async (id: string): Promise<Employer> => (await api.call('GET', `/api/v1/employers/${id}`, { as })).json();
const handIn = (recordId: string, type: string | null, row: Partial<typeof recordFilesTable.$inferInsert> = {}) =>
  records.document({ recordId, type, ...row });
const agency = { type: 'recruitment_agency', licenseNumber: 'R-1042' } as const;

test('of each type the document that holds the longest counts, and what must be there and is not is missing', async () => {
  const { id } = await records.employer(agency);
  await handIn(id, 'commercial_registration', { expiresOn: dayIn(-3) });
  await handIn(id, 'commercial_registration', { expiresOn: dayIn(200) });
  await handIn(id, 'commercial_registration', { expiresOn: dayIn(900), scan: 'rejected' });
  await handIn(id, 'vat_certificate');
  await handIn(id, null);
  expect((await view(id)).documents).toEqual([
    { type: 'commercial_registration', expiresOn: dayIn(200), standing: 'valid' },
    { type: 'recruitment_license', expiresOn: null, standing: 'missing' },
    { type: 'vat_certificate', expiresOn: null, standing: 'valid' },
  ]);
});

test('nobody is verified without the documents that must be there, or with one that has expired', async () => {
  const refusalOf = async (...given: [type: string, days: number][]) => {
    const { id } = await records.employer({ ...agency, state: 'pending_verification', crExpiresOn: dayIn(90) });
    for (const [type, days] of given) await handIn(id, type, { expiresOn: dayIn(days) });
    const { availableEvents } = await view(id);
    return availableEvents.find(({ type }) => type === 'employer.verify')!.reason;
  };
  expect(await refusalOf()).toBe('documentMissing');
  expect(await refusalOf(['commercial_registration', 90])).toBe('documentMissing');
  expect(await refusalOf(['commercial_registration', 90], ['recruitment_license', -2])).toBe('documentExpired');
  expect(await refusalOf(['commercial_registration', 90], ['recruitment_license', 0])).toBeUndefined();
  // Nobody must have a certificate of VAT.
  expect(
    await refusalOf(['commercial_registration', 90], ['recruitment_license', 90], ['vat_certificate', -9]),
  ).toBeUndefined();
});

test('whose registration or newest document runs out within thirty days is found, and warned of', async () => {
  const name = { ar: 'شركة المستندات المنتهية' };
  const employer = async (crExpiresOn: string | null, ...days: number[]) => {
    const { id } = await records.employer({ name, crExpiresOn });
    for (const each of days) await handIn(id, 'commercial_registration', { expiresOn: dayIn(each) });
    return id;
  };
  const soon = await employer(null, 30);
  const over = await employer(null, -5);
  const registration = await employer(dayIn(10));
  const renewed = await employer(dayIn(400), 10, 31);
  const undated = await employer(null);
  const found = async (isWanted: boolean) => {
    const query = new URLSearchParams({ q: name.ar, docsExpiring: String(isWanted), sort: 'createdAt' });
    const { items } = (await api.call('GET', `/api/v1/employers?${query}`, { as })).json();
    return items.map(({ id }: Employer) => id).sort();
  };
  expect(await found(true)).toEqual([soon, over, registration].sort());
  expect(await found(false)).toEqual([renewed, undated].sort());
  expect((await view(soon)).documents[0]!.standing).toBe('expiring');
  expect((await view(over)).documents[0]!.standing).toBe('expired');
});
