import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { machineFiles, storyFolder } from './machine-docs.ts';

const root = join(import.meta.dirname, '../..');
const files = await machineFiles();

test.each([...files])('DEV-01 %s says what the machines say: `npm run docs:machines` writes it anew', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});

test('DEV-01 every machine has its page in the catalogue, and no page is left of one that is gone', () => {
  const machines = globSync('packages/machines/src/**/*.machine.ts', { cwd: root });
  const pages = globSync(`${storyFolder}/*`, { cwd: root });
  expect(pages.map((path) => path.replaceAll('\\', '/')).sort()).toEqual(
    [...files.keys()].filter((path) => path.startsWith(storyFolder)).sort(),
  );
  expect(pages).toHaveLength(machines.length);
});
