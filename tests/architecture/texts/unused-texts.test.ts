import { readdirSync } from 'node:fs';
import { loadMessages, type MessageNamespace } from '@diwan/messages/load-messages';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

type Tree = { readonly [key: string]: string | Tree };

/** What is read as a whole, or by a name that comes from elsewhere: `every-…` tests hold the words of resources and screens. */
const readWhole = [
  'core.titles',
  'core.signIn.reasons',
  'core.startFailure',
  'shell.ui',
  'screens',
  'exports.file',
  'records.dataExport.file',
  'seekers.anonymised',
  'seekers.merged',
  'applications.file',
  'invoices.file',
  'job-posts.file',
  'employers.file',
  'plan-subscriptions.file',
  'mail-texts',
  'invoice-paper',
  'todo.mark',
  'todo.unmark',
];

const folders = readdirSync('packages/messages/src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'vocabulary')
  .map(({ name }) => name);

const text = sourceFiles(
  'apps/*/src/**/*.{ts,tsx}',
  'apps/admin/*.ts',
  'packages/*/src/**/*.{ts,tsx}',
  '.storybook/**/*.tsx',
)
  .filter(({ path }) => !/^packages\/messages|\.test\.tsx?$|\.stories\.tsx$/.test(path))
  .map((file) => file.text)
  .join('\n');
const matches = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, found]) => found!));
const literals = matches(/['"`](?:[\w-]+:)?([\w.-]+)['"`]/g);
/** Keys that are put together: what stands before a value, and what after it. */
const beginnings = matches(/[`}](?:[\w-]+:)?([\w-]+(?:\.[\w-]+)*\.)\$\{/g);
const endings = matches(/`(?:[\w-]+:)?\$\{\w+\}(\.[\w.-]+)`/g);

function leaves(tree: Tree, path = ''): string[] {
  const all = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : leaves(value, `${path}${key}.`),
  );
  return [...new Set(all.map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')))];
}

function isUsed(key: string): boolean {
  const parts = key.split('.');
  const begins = parts.some((_, index) => beginnings.has(`${parts.slice(0, index).join('.')}.`));
  const ends = parts.some((_, index) => index > 0 && endings.has(`.${parts.slice(index).join('.')}`));
  return literals.has(key) || begins || ends || text.includes(`.${key}`);
}

test.each(folders)('every text of %s is shown somewhere', async (folder) => {
  const namespace = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as MessageNamespace;
  const unused = leaves((await loadMessages(namespace, 'en')) as unknown as Tree).filter(
    (key) => !readWhole.some((whole) => `${folder}.${key}`.startsWith(`${whole}.`)) && !isUsed(key),
  );
  expect(unused, `packages/messages/src/${folder}/{en,ar}.ts`).toEqual([]);
});
