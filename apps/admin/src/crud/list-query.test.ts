import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asking, filtering, type ListQuery, parseListQuery, toApiQuery, toSearch } from './list-query.ts';

const names = ['state', 'city'];
const plain = parseListQuery('', names);

test('NAV-09 the default state leaves the URL clean', () => {
  expect(toSearch(plain)).toBe('');
});

test('NAV-09 whatever a list can show survives the way through the URL', () => {
  const queries: fc.Arbitrary<ListQuery> = fc.record({
    q: fc.string({ maxLength: 100 }),
    sort: fc.constantFrom('', 'name', '-createdAt'),
    limit: fc.constantFrom(25, 50, 100),
    after: fc.string(),
    before: fc.string(),
    filters: fc.dictionary(fc.constantFrom(...names), fc.string({ minLength: 1 })).map((entries) => ({ ...entries })),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(parseListQuery(toSearch(query), names)).toEqual(query);
    }),
  );
});

test('NAV-09 a hostile URL gives a harmless state', () => {
  expect(parseListQuery('?limit=1e9&__proto__=x&unknown=1&q=a', names)).toEqual({ ...plain, q: 'a' });
});

test('a new question starts at the first page', () => {
  const deep = { ...plain, after: 'cursor' };
  expect(asking(deep, { q: 'x' }).after).toBe('');
  expect(filtering(deep, 'city', 'riyadh')).toMatchObject({ after: '', filters: { city: 'riyadh' } });
  expect(filtering(filtering(plain, 'city', 'riyadh'), 'city', '').filters).toEqual({});
});

test('the server is asked only what is set', () => {
  expect(toApiQuery({ ...plain, filters: { state: 'a,b' } })).toEqual({ limit: '25', state: 'a,b' });
});
