import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = ['packages', 'apps', 'scripts', 'tests', '.storybook'];
const files = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts'];
const workspaces = [
  'packages/api-contract',
  'packages/machines',
  'packages/messages',
  'packages/ui',
  'packages/diagrams',
];
const apps = ['apps/admin', 'apps/api', 'scripts', 'tests'];

/** A copy of the product's sources that may be spoiled; the packages of the registry are the repository's. */
export function copyTree(repository: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'diwan-mutants-'));
  const isSource = (path: string) =>
    !/\/(dist|node_modules|test-results|shots|\.turbo|\.data)(\/|$)/.test(path.slice(repository.length));
  for (const path of folders) cpSync(join(repository, path), join(copy, path), { recursive: true, filter: isSource });
  for (const path of files) cpSync(join(repository, path), join(copy, path));
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@diwan'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== '@diwan') symlinkSync(join(repository, 'node_modules', name), join(modules, name));
  for (const path of [...workspaces, ...apps]) {
    symlinkSync(join(copy, path), join(modules, '@diwan', path.split('/').at(-1)!));
    const own = join(path, 'node_modules');
    if (existsSync(join(repository, own))) symlinkSync(join(repository, own), join(copy, own));
  }
  return copy;
}
