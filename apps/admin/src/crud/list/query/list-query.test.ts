import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FilterKind } from '#crud/resource/filter-kinds.ts';
import {
  asking,
  changed,
  filtering,
  type KnownQuery,
  type ListQuery,
  parseListQuery,
  plainQuery,
  toApiQuery,
  toSearch,
  toViewSearch,
} from './list-query.ts';
import { arrange, arrangement } from './list-query-columns.ts';
import { withDays } from './list-query-filters.ts';

const known: KnownQuery = {
  columns: [
    { key: 'title', sort: 'title', cell: () => null },
    { key: 'employer', cell: () => null },
    { key: 'state', sort: 'createdAt', cell: () => null },
  ],
  filters: {
    state: null,
    city: { kind: 'choices', values: ['riyadh', 'jeddah', 'abha'], labels: 'city' },
    employer: { kind: 'reference', to: 'employers' },
    isUrgent: { kind: 'flag' },
    partner: { kind: 'text' },
    salaryMin: { kind: 'moneyRange', to: 'salaryMax' },
    salaryMax: null,
    publishedFrom: { kind: 'dayRange', to: 'publishedTo' },
    publishedTo: null,
  },
  states: ['draft', 'published'],
  fixed: [],
  hasLayouts: true,
};
const parse = (search: string, given = known) => parseListQuery(search, given);
const read = (search: string) => parse(search).query;
const id = '0190a000-0000-7000-8000-000000000001';

const optional = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: '' });
const subset = (...values: string[]) => fc.subarray(values, { minLength: 1 }).map((some) => some.join(','));
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const movingDay = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.constantFrom('d', 'm'))
  .map(([count, unit]) => `${count}${unit}`);
const figure = fc.nat(1_000_000_000).map(String);

const filters = fc
  .record({
    state: optional(subset('draft', 'published')),
    city: optional(subset('riyadh', 'jeddah', 'abha')),
    employer: optional(fc.array(fc.uuid(), { minLength: 1, maxLength: 3 }).map((ids) => [...new Set(ids)].join(','))),
    isUrgent: fc.constantFrom('', 'true', 'false'),
    salaryMin: optional(figure),
    salaryMax: optional(figure),
    publishedFrom: optional(fc.oneof(day, movingDay)),
    publishedTo: optional(fc.oneof(day, movingDay)),
  })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')));

const choice = (key: string) =>
  fc
    .record({
      look: fc.constantFrom('shown', 'pinned', ...(key === 'title' ? [] : ['hidden'])),
      width: fc.option(fc.integer({ min: 64, max: 960 }), { nil: null }),
    })
    .map(({ look, width }) => ({ key, isShown: look !== 'hidden', isPinned: look === 'pinned', width }));
const columns = fc
  .tuple(fc.option(choice('title')), fc.shuffledSubarray(['employer', 'state']))
  .chain(([title, keys]) => fc.tuple(...keys.map(choice)).map((others) => [...(title ? [title] : []), ...others]));

const queries: fc.Arbitrary<ListQuery> = fc
  .record({
    q: fc.string({ maxLength: 100, unit: 'grapheme' }).filter((text) => text.length <= 100),
    sort: fc.constantFrom('', 'title', '-title', '-createdAt'),
    limit: fc.constantFrom(25, 50, 100, 1000),
    after: fc.string({ maxLength: 200 }),
    before: fc.string({ maxLength: 200 }),
    filters,
    columns,
    layout: fc.constantFrom('', 'board'),
    peek: optional(fc.uuid()),
    bulk: optional(fc.uuid()),
  })
  .map((query) => ({ ...query, before: query.after === '' ? query.before : '' }));

test('NAV-09 the default state leaves the URL clean', () => {
  expect(toSearch(plainQuery)).toBe('');
  expect(parse('')).toEqual({ query: plainQuery, ignored: [] });
});

test('NAV-09 whatever a list can show survives the way through the URL', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(parse(toSearch(query))).toEqual({ query, ignored: [] });
    }),
    { numRuns: 500 },
  );
});

const names = [
  'q',
  'sort',
  'limit',
  'after',
  'before',
  'columns',
  'layout',
  'peek',
  'bulk',
  ...Object.keys(known.filters),
];
const hostileText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constant(`x${'\u{1f600}'.repeat(60)}`),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '1e9',
    'riyadh,riyadh,atlantis',
    '-title,*title.9999',
    '2026-02-30',
    '-0d',
  ),
);
const hostile = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc
    .array(
      fc.tuple(fc.oneof(fc.constantFrom(...names), fc.constantFrom('__proto__', 'toString'), fc.string()), hostileText),
    )
    .map((pairs) => `?${new URLSearchParams(pairs)}`),
);

test('NAV-09 a hostile URL gives a state that a list can show, and that the URL keeps', () => {
  fc.assert(
    fc.property(hostile, (search) => {
      const { query, ignored } = parse(search);
      expect(parse(toSearch(query))).toEqual({ query, ignored: [] });
      expect(Object.keys(query)).toEqual(Object.keys(plainQuery));
      expect(Object.keys(query.filters).every((name) => Object.hasOwn(known.filters, name))).toBe(true);
      expect(new Set(ignored).size).toBe(ignored.length);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['?limit=1e9&__proto__=x&unknown=1&q=a', ['limit', '__proto__', 'unknown'], { q: 'a' }],
  ['?sort=password&state=published,lost', ['sort', 'state'], { filters: { state: 'published' } }],
  ['?city=atlantis&isUrgent=maybe', ['city', 'isUrgent'], {}],
  ['?employer=1&salaryMin=-5&salaryMax=700', ['employer', 'salaryMin'], { filters: { salaryMax: '700' } }],
  ['?publishedFrom=2026-02-30&publishedTo=0m', ['publishedFrom'], { filters: { publishedTo: '0m' } }],
  ['?peek=1&bulk=x&layout=Board', ['peek', 'bulk', 'layout'], {}],
  [`?partner=${encodeURIComponent('جامعة النور')}`, [], { filters: { partner: 'جامعة النور' } }],
  ['?after=a&before=b', ['before'], { after: 'a' }],
  ['?q=a&q=b', ['q'], { q: 'a' }],
])('NAV-09 %s: what the list does not know or can’t take is left out and named', (search, ignored, change) => {
  expect(parse(search)).toEqual({ query: { ...plainQuery, ...change }, ignored });
});

test('NAV-09 the columns’ order, absence, pin and width stand in the URL; the name stays', () => {
  const { query, ignored } = parse('?columns=*state.120,-employer,-title.9999,secret');
  expect(query.columns).toEqual([
    { key: 'title', isShown: true, isPinned: false, width: 960 },
    { key: 'state', isShown: true, isPinned: true, width: 120 },
    { key: 'employer', isShown: false, isPinned: false, width: null },
  ]);
  expect(ignored).toEqual(['columns']);
  expect(toSearch(query)).toBe('?columns=title.960,*state.120,-employer');
});

test('NAV-09 a filter that the screen has fixed, and a layout that it lacks, are not in its address', () => {
  const { query, ignored } = parse('?city=riyadh&layout=board', { ...known, fixed: ['city'], hasLayouts: false });
  expect(query).toEqual(plainQuery);
  expect(ignored).toEqual(['city', 'layout']);
});

test('a new question starts at the first page, without the record that was beside the old one', () => {
  const deep = { ...plainQuery, after: 'cursor', peek: id };
  expect(changed(deep, asking({ sort: 'title' }))).toMatchObject({ after: '', peek: id });
  const narrowed = changed(deep, filtering({ city: 'riyadh' }));
  expect(narrowed).toMatchObject({ after: '', peek: '', filters: { city: 'riyadh' } });
  expect(changed(narrowed, filtering({ city: '' })).filters).toEqual({});
});

test('a column that is extra waits until it is wanted, and is shown by its bare name', () => {
  const columns = [...known.columns, { key: 'viewsCount', isExtra: true as const, cell: () => null }];
  const shownIn = (search: string) =>
    arrange(columns, parse(search, { ...known, columns }).query.columns).flatMap(({ key, isShown }) =>
      isShown ? [key] : [],
    );
  expect(shownIn('')).toEqual(['title', 'employer', 'state']);
  expect(shownIn('?columns=title,viewsCount')).toEqual(['title', 'viewsCount', 'employer', 'state']);
  expect(arrangement(columns, arrange(columns, []))).toEqual([]);
});

test('a saved view keeps the question and the columns, not the page nor what is open', () => {
  const query = read(`?q=a&limit=50&after=x&columns=state&peek=${id}&bulk=${id}&publishedFrom=-6d`);
  expect(toViewSearch(query)).toBe('?q=a&publishedFrom=-6d&limit=50&columns=state');
});

test('the server is asked only what is set, in days of the calendar', () => {
  const query = { ...plainQuery, peek: id, filters: { state: 'draft', publishedFrom: '0m', publishedTo: '0m' } };
  const filters = known.filters as Record<string, FilterKind | null>;
  expect(withDays(toApiQuery(query), filters, '2026-02-10')).toEqual({
    limit: '25',
    state: 'draft',
    publishedFrom: '2026-02-01',
    publishedTo: '2026-02-28',
  });
});
