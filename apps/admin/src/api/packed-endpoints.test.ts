import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contractPaths } from './contract-paths.ts';
import { packEndpoints, unpackEndpoints } from './packed-endpoints.ts';

test('the endpoints of the whole contract come out of their packing as they went in', () => {
  expect(unpackEndpoints(packEndpoints(contractPaths))).toEqual(contractPaths);
});

test('an area with one endpoint, and one whose endpoints begin differently, are packed, too', () => {
  const table = {
    one: { list: { method: 'GET', path: '/api/v1/one/:id', headers: [] } },
    two: {
      list: { method: 'GET', path: '/api/v1/two', headers: [] },
      send: { method: 'POST', path: '/broadcasting/auth', headers: ['if-match', 'x-requested-with'] as const },
    },
  };
  expect(unpackEndpoints(packEndpoints(table))).toEqual(table);
});

test('packed they are under two thirds of their bytes', () => {
  const sent = (value: unknown) => gzipSync(JSON.stringify(value)).length;
  expect(sent(packEndpoints(contractPaths))).toBeLessThan((sent(contractPaths) * 2) / 3);
});
