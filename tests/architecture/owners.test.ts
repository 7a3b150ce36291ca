import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const server = sourceFiles('apps/api/src/**/*.ts').filter(({ path }) => !/\.test\.ts$|\/test\//.test(path));
const matching = (pattern: RegExp) => server.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('connections to the database are made in one place, where their loss is heard, and taken from the pool in one', () => {
  expect(server.length).toBeGreaterThan(100);
  expect(matching(/\bextends pg\.Client\b|new pg\.Client\b|\bnew Client\(/)).toEqual(['apps/api/src/db/client.ts']);
  expect(matching(/\bnew DatabaseClient\(/)).toEqual(['apps/api/src/db/client.ts']);
  expect(matching(/\bnew (pg\.)?Pool\(|\bpool\s*\.connect\(/)).toEqual(['apps/api/src/db/database.ts']);
  expect(matching(/\borm\s*\.transaction\(/)).toEqual([]);
});

test('what nobody caught is judged in one place', () => {
  expect(matching(/uncaughtException|unhandledRejection/)).toEqual(['apps/api/src/last-resort.ts']);
});
