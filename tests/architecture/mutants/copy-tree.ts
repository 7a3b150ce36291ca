import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '#support/link-packages.ts';

const folders = ['packages', 'apps', 'scripts', 'tests', '.storybook'];
const files = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts'];
const workspaces = [
  'packages/api-contract',
  'packages/machines',
  'packages/messages',
  'packages/ui',
  'packages/diagrams',
  'apps/admin',
  'apps/api',
  'scripts',
  'tests',
];

/** A copy of the product's sources that may be spoiled; the packages of the registry are the repository's. */
export function copyTree(repository: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'diwan-mutants-'));
  const isSource = (path: string) =>
    !/\/(dist|node_modules|test-results|shots|\.turbo|\.data)(\/|$)/.test(path.slice(repository.length));
  for (const path of folders) cpSync(join(repository, path), join(copy, path), { recursive: true, filter: isSource });
  for (const path of files) cpSync(join(repository, path), join(copy, path));
  linkPackages(repository, copy, workspaces);
  return copy;
}
