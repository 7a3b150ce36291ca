import { resources } from '@diwan/api-contract/resources';
import { mostIds } from '@diwan/api-contract/values/list';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverResources } from '#resources/index.ts';
import { createDemoApp } from '#test/demo-app.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import type { AnyResource } from '../definition.ts';

type Key = keyof typeof resources;
// oxlint-disable-next-line typescript/no-explicit-any -- answers of the API, whatever the resource
type Answered = any;

let api: TestApp;
let as: TestSession;
/** For resources of which too few are made below: the demo data has records of each. */
let demo: { api: TestApp; as: TestSession };
const isOfDemo = new Set<Key>();
const now = new Date('2026-06-15T09:00:00.000Z');
const atOnce = 20;
const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  const records = recordsIn(api.database);
  const pickFrom = <T>(values: readonly T[], index: number) => values[(index * 7 + 3) % values.length]!;
  const words = ['باب', 'أحمد', 'يزيد', 'سعاد', 'Zain', 'وليد', 'إيمان', 'Ali', 'هدى', 'ليلى'];

  for (let index = 0; index < 30; index++) {
    const name = {
      ar: `${pickFrom(words, index)} ${index}`,
      ...(index % 3 ? { en: `${pickFrom(['Beta', 'alpha', 'Gamma'], index)} ${index}` } : {}),
    };
    const industry = await records.industry({
      name,
      usageCount: index % 4,
      isicSection: pickFrom(['A', 'J', null], index),
    });
    await records.skill({
      name,
      usageCount: index % 5,
      type: pickFrom(['soft', 'tool'], index),
      state: pickFrom(['active', 'suggested'], index),
    });
    const jobTitle = await records.jobTitle({
      name,
      industryId: index % 2 ? industry.id : null,
      isSaudiOnly: index % 3 === 0,
    });
    const employer = await records.employer({
      name,
      createdAt: day(-(index % 9)),
      openJobs: index % 3,
      lastActivityAt: index % 4 ? day(index % 6) : null,
    });
    const seeker = await records.seeker({
      name: { ar: { first: pickFrom(words, index), family: `${index}` } },
      totalExperienceYears: index % 6,
      salaryExpected: index % 3 ? (index % 5) * 100_000 : null,
      lastLoginAt: index % 2 ? day(index % 3) : null,
      nationality: index % 4 ? 'SA' : 'EG',
    });
    const job = await records.jobPost({
      employerId: employer.id,
      jobTitleId: jobTitle.id,
      title: name,
      state: pickFrom(['draft', 'published', 'paused', 'closed'], index),
      createdAt: day(-(index % 8)),
      publishedAt: index % 3 ? day(-(index % 5)) : null,
      viewsCount: index % 4,
      pendingCount: index % 3,
      salary: {
        min: null,
        max: index % 4 ? (index % 4) * 250_000 : null,
        period: 'month',
        isVisible: true,
        isNegotiable: false,
      },
    });
    await records.application({
      jobPostId: job.id,
      seekerId: seeker.id,
      state: pickFrom(['pending', 'approved', 'rejected'], index),
      appliedAt: day(-(index % 7)),
      matchScore: (index * 13) % 10,
      rating: index % 6,
      expectedSalary: index % 2 ? (index % 5) * 1000 : null,
    });
  }

  for (const [key, { table }] of Object.entries<AnyResource>(serverResources))
    if ((await api.database.orm.$count(table)) < 30) isOfDemo.add(key as Key);
  if (isOfDemo.size > 0) {
    const other = await createDemoApp(process.env.TEST_LONG ? 0.07 : 0.02);
    // Every list is read whole below, and a page holds a thousand.
    const some = 'SELECT id FROM email_recipients ORDER BY md5(id::text) LIMIT 600';
    await other.database.pool.query(`DELETE FROM email_recipients WHERE id NOT IN (${some})`);
    demo = { api: other, as: await other.signIn('admin') };
  }
});
afterAll(async () => {
  await api.close();
  await demo?.api.close();
});

/** Every sort both ways, or in turn one way and the other: that each way is the order of the other, another test has seen. */
const waysOf = (key: Key) =>
  resources[key].sorts.flatMap((name, index) => {
    const ways = [name, `-${name}`];
    return process.env.TEST_LONG ? ways : ways[index % 2]!;
  });

type Reading = (record: Answered) => string | number | null;

/** What a list sorts by, read from the record itself, where the field of that name does not say it; null is the lowest. */
const sortKeys: Partial<Record<Key, Record<string, Reading>>> = {
  jobPosts: {
    applicants: (record) => Object.values<number>(record.applicantsCount).reduce((sum, one) => sum + one, 0),
    salaryMax: (record) => record.salary.max,
  },
  providers: { name: (record) => record.tradeName.ar },
  seekers: { name: (record) => `${record.name.ar.first} ${record.name.ar.family}` },
};

function sortKeyOf(key: Key, sort: string): Reading {
  const own = sortKeys[key]?.[sort];
  if (own) return own;
  if (sort.endsWith('En')) return (record) => record[sort.slice(0, -2)].en ?? '';
  return (record) => (record[sort] !== null && typeof record[sort] === 'object' ? record[sort].ar : record[sort]);
}

type Filter = [query: string, holds: (record: Answered) => boolean];

/** Filters that are no field of the same name, and what they promise of each record that is listed. */
const filters: Partial<Record<Key, Filter[]>> = {
  applications: [
    ['state=pending,rejected', (record) => record.state !== 'approved'],
    ['matchMin=5&ratingMin=2', (record) => record.matchScore >= 5 && record.rating >= 2],
    ['experienceMin=3', (record) => record.experienceYears >= 3],
  ],
  employers: [['hasOpenJobs=true', (record) => record.openJobs > 0]],
  industries: [['usage=unused', (record) => record.usageCount === 0]],
  jobPosts: [
    ['hasApplicants=false', (record) => record.applicantsCount.pending === 0],
    ['salaryMin=500000', (record) => record.salary.max >= 500_000],
    ['publishedFrom=2026-06-13', (record) => record.publishedAt >= '2026-06-12T21:00:00Z'],
    ['city=riyadh,jeddah&employmentType=full_time&state=draft', (record) => record.state === 'draft'],
  ],
  jobTitles: [['isSaudiOnly=true&missing=english', (record) => record.isSaudiOnly && !record.name.en]],
  seekers: [['experienceMin=2&experienceMax=3', (record) => [2, 3].includes(record.totalExperienceYears)]],
  skills: [['missing=english', (record) => !record.name.en]],
};

/** Those, and every filter that is called like a field: by the value that the first record with one has. */
function filtersOf(key: Key, items: Answered[]): Filter[] {
  const ofFields = Object.keys(resources[key].filters).flatMap((field): Filter[] => {
    const value = items.map((record) => record[field]).find((one) => ['string', 'boolean'].includes(typeof one));
    return value === undefined ? [] : [[`${field}=${value}`, (record) => record[field] === value]];
  });
  return [...(filters[key] ?? []), ...ofFields];
}

const collators = { nameEn: new Intl.Collator('en'), other: new Intl.Collator('ar') };

function compareValues(sort: string, a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (['name', 'nameEn', 'title'].includes(sort)) {
    return (sort === 'nameEn' ? collators.nameEn : collators.other).compare(String(a), String(b));
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

describe.each(Object.keys(resources) as Key[])('%s', (key) => {
  const path = `/api/v1/${resources[key].path}`;
  const get = (url: string) => {
    const home = isOfDemo.has(key) ? demo : { api, as };
    return home.api.call('GET', url, { as: home.as });
  };
  const list = async (query: string): Promise<Answered> => {
    const answer = await get(`${path}?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  const view = async ({ id }: Answered): Promise<Answered> => {
    const answer = await get(`${path}/${id}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  let whole: Promise<Answered[]> | undefined;
  /** Whole, which a list's rows are not; read once, since nothing here changes them, and no more at a time than the server serves without a queue. */
  const listRecords = () => (whole ??= readRecords());
  async function readRecords(): Promise<Answered[]> {
    const { items } = await list('limit=1000');
    const read: Answered[] = [];
    for (let first = 0; first < items.length; first += atOnce)
      read.push(...(await Promise.all(items.slice(first, first + atOnce).map(view))));
    return read;
  }

  function compare(sort: string, one: Answered, other: Answered): number {
    const [a, b] = [sortKeyOf(key, sort)(one), sortKeyOf(key, sort)(other)];
    return compareValues(sort, a, b) || (one.id < other.id ? -1 : 1);
  }

  test('every sort in both directions is the order that a reader computes, and T133 names are in the order of ICU', async () => {
    const items = await listRecords();
    expect(items.length, `demo data of ${resources[key].path}`).toBeGreaterThanOrEqual(isOfDemo.has(key) ? 5 : 30);
    for (const sort of resources[key].sorts) {
      const sorted = items.toSorted((one: Answered, other: Answered) => compare(sort, one, other));
      const ids = (records: Answered[]) => records.map(({ id }) => id);
      expect(ids((await list(`limit=1000&sort=${sort}`)).items), sort).toEqual(ids(sorted));
      expect(ids((await list(`limit=1000&sort=-${sort}`)).items), `-${sort}`).toEqual(ids(sorted.toReversed()));
    }
  });

  test('every filter lists exactly the records that it promises, and counts them', async () => {
    const items = await listRecords();
    const all = filtersOf(key, items);
    expect(all.length).toBeGreaterThan(0);
    for (const [query, holds] of all) {
      const expected = items.filter(holds).map(({ id }: Answered) => id);
      const listed = (await list(`limit=1000&${query}`)).items.map(({ id }: Answered) => id);
      expect(listed, query).toEqual(expected);
      expect(expected.length, `${query} must separate`).toBeGreaterThan(0);
      const counts = (await get(`${path}/counts?${query}`)).json();
      expect(counts.total).toEqual({ value: expected.length, isCapped: false });
    }
  });

  test('walking the pages forth and back by cursor meets every record once, with every sort and a filter', async () => {
    const items = await listRecords();
    const [filter] = filtersOf(key, items)[0]!;
    // Some pages of each, however many records there are.
    const size = Math.ceil(items.length / (process.env.TEST_LONG ? 6 : 3));
    for (const sort of waysOf(key)) {
      for (const query of [`sort=${sort}&limit=${size}`, `sort=${sort}&limit=${Math.ceil(size / 2)}&${filter}`]) {
        const all = (await list(query.replace(/limit=\d+/, 'limit=1000'))).items;
        const forth = [await list(query)];
        while (forth.at(-1)!.next) forth.push(await list(`${query}&after=${forth.at(-1)!.next}`));
        expect(
          forth.flatMap((page) => page.items),
          query,
        ).toEqual(all);
        expect(forth[0]!.previous).toBeNull();

        const back = [forth.at(-1)!];
        while (back[0]!.previous) back.unshift(await list(`${query}&before=${back[0]!.previous}`));
        expect(
          back.flatMap((page) => page.items),
          `${query} backwards`,
        ).toEqual(all);
      }
    }
  });

  test('of named records a list finds those that match, in its order', async () => {
    const items = await listRecords();
    const [query, holds] = filtersOf(key, items)[0]!;
    const named = items.filter((_: Answered, index: number) => index % 2 === 0).slice(0, mostIds);
    const ofThese = `limit=1000&ids=${named.map(({ id }: Answered) => id).toReversed()}`;
    const ids = (records: Answered[]) => records.map(({ id }) => id);
    expect(ids((await list(ofThese)).items)).toEqual(ids(named));
    expect(ids((await list(`${ofThese}&${query}`)).items)).toEqual(ids(named.filter(holds)));
    const tooMany = Array.from({ length: mostIds + 1 }, () => named[0].id);
    for (const wrong of ['x', tooMany.join(',')]) expect((await get(`${path}?ids=${wrong}`)).statusCode).toBe(422);
  });

  test('a cursor of another sort, and anything that is no cursor, is refused', async () => {
    const [one, other] = resources[key].sorts;
    const { next } = await list(`sort=${one}&limit=1`);
    for (const query of [
      `sort=${other}&after=${next}`,
      'after=x',
      `before=${Buffer.from('["id","1","2"]').toString('base64url')}`,
    ]) {
      const answer = await get(`${path}?${query}`);
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, 'invalid']);
    }
  });
});
