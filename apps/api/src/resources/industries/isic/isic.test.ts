import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasRecords, seedDemoData } from '#features/seed/seed.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { industriesTable as table } from '../table.ts';
import divisions from './isic-4.json' with { type: 'json' };
import { ownDivisions, sections } from './isic.ts';
import { registerIsic } from './register.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('the table has as many divisions of each section as were published, all named in both languages', () => {
  const counts = Object.groupBy(Object.values(divisions), ({ section }) => section);
  expect(
    Object.entries(counts)
      .map(([section, all]) => `${section}${all!.length}`)
      .sort(),
  ).toEqual('A3 B5 C24 D1 E4 F3 G3 H5 I2 J6 K3 L1 M7 N6 O1 P1 Q3 R4 S3 T2 U1'.split(' '));
  const names = [...sections, ...ownDivisions].map(({ name }) => name);
  expect(names.every(({ ar, en }) => /^[\u0600-\u06ff ؛]+$/.test(ar) && /^[A-Z]/.test(en))).toBe(true);
  expect(names.filter(({ ar, en }) => Math.max(ar.length, en.length) > 120)).toEqual([]);
  expect(ownDivisions).toHaveLength(86);
});

test('a new installation begins with ISIC, once; what staff have is neither changed nor doubled', async () => {
  const as = await api.signIn('admin');
  const own = {
    name: { ar: 'الاتصالات السلكيّة واللاسلكيّة', en: 'Telecommunication' },
    code: null,
    slug: null,
    parentId: null,
    synonyms: [],
    icon: null,
    externalUri: null,
    isicSection: null,
  };
  const kept = await api.call('POST', '/api/v1/industries', { as, body: own });
  expect(kept.statusCode, kept.body).toBe(201);
  expect(await registerIsic(api.deps)).toBe(21 + 85);
  expect(await registerIsic(api.deps)).toBe(0);

  const rows = await api.database.orm.select().from(table);
  expect(rows).toHaveLength(1 + 21 + 85);
  const section = rows.find(({ code }) => code === 'J')!;
  expect(rows.find(({ code }) => code === '62')).toMatchObject({
    name: { en: 'Computer programming, consultancy and related activities' },
    parentId: section.id,
    isicSection: 'J',
    source: 'isic',
    state: 'active',
    createdBy: { type: 'system' },
  });
  const found = async (q: string) => {
    const { items } = (await api.call('GET', `/api/v1/industries?q=${encodeURIComponent(q)}`, { as })).json();
    return items.map(({ code }: { code: string }) => code);
  };
  expect([await found('برمجة الحاسوب'), await found('computer programming'), await found('62')]).toEqual([
    ['62'],
    ['62'],
    ['62'],
  ]);

  const one = rows.find(({ code }) => code === '12')!;
  await api.database.orm.delete(table).where(eq(table.id, one.id));
  expect(await registerIsic(api.deps)).toBe(0);
});

test('an installation that has nothing but ISIC is empty still: the demo fills it', async () => {
  const demo = await createTestApp();
  await registerIsic(demo.deps);
  expect(await hasRecords(demo.database)).toBe(false);
  const { industries } = await seedDemoData(demo.database, demo.deps.keys, { scale: 0.01 });
  expect(industries).toBe(21 + 86);
  expect(await registerIsic(demo.deps)).toBe(0);
  await demo.close();
});
