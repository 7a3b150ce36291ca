import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';

const most = 15;

/** Lists of one kind of thing: whoever looks for an entry knows its name. */
const lists: Readonly<Record<string, string>> = {
  '.': 'tools look for their settings here',
  '.storybook/machines': 'a page for each machine, written by `npm run docs:machines`',
  'apps/api/src/db/migrations': 'the steps of the schema, in their order',
  'docs/adr': 'the decisions, in their order',
  'packages/api-contract/src/resources': 'a file for each resource',
  'packages/api-contract/src/values/records': 'a file for each kind of record: its states and codes',
};

const made =
  /^(node_modules|dist|storybook-static|test-results|playwright-report|coverage|shots|\.git|\.turbo|\.data)$/;

/** How many files each folder holds itself. */
function counts(): Map<string, number> {
  const files = globSync(['**/*', '.storybook/**/*'], { withFileTypes: true, exclude: ({ name }) => made.test(name) });
  const found = new Map<string, number>();
  for (const entry of files.filter((each) => each.isFile())) {
    const folder = relative(process.cwd(), entry.parentPath).replaceAll('\\', '/') || '.';
    found.set(folder, (found.get(folder) ?? 0) + 1);
  }
  return found;
}

test(`no folder holds more than ${most} files, but for lists of one kind of thing`, () => {
  const found = counts();
  expect(found.size).toBeGreaterThan(300);
  const full = [...found].filter(([folder, files]) => files > most && !(folder in lists));
  expect(full.map(([folder, files]) => `${folder}: ${files}`).sort()).toEqual([]);
});

test('every list that may be longer is there', () => {
  const found = counts();
  expect(Object.keys(lists).filter((folder) => !found.has(folder))).toEqual([]);
});
