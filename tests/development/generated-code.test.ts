import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan, write } from '@diwan/scripts/generate.ts';
import { kindTemplates } from '@diwan/scripts/templates/resource/fields/kind-templates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkPackages } from '#support/link-packages.ts';

const repository = join(import.meta.dirname, '../..');
const packages = ['api-contract', 'machines', 'messages', 'ui', 'diagrams'].map((name) => `packages/${name}`);
const product = [...packages, 'apps/admin', 'apps/api'];
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'diwan-generate-'));
  const isProduct = (path: string) =>
    !/\/(dist|node_modules)(\/|$)|\.(test|stories|docs)\.tsx?$/.test(path.slice(repository.length));
  for (const path of product) cpSync(join(repository, path), join(copy, path), { recursive: true, filter: isProduct });
  for (const file of ['.gitignore', 'biome.json', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(repository, file), join(copy, file));
  linkPackages(repository, copy, product);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const detailOf: Record<string, string> = {
  choice: ':hall,room',
  choices: ':quiet,large_screen',
  reference: ':industries',
  registerNumber: ':10',
};
/** A field of every kind that can be written, and another one that may be left empty. */
const everyKind = Object.entries(kindTemplates).flatMap(([kind, template]) => {
  const said = `${kind}${detailOf[kind] ?? ''}`;
  const end = kind === 'reference' ? 'Id' : 'Field';
  return template ? [`${kind}${end}:${said}`, `other${kind}${end}:${said}:optional`] : [];
});

function outputOf(program: string, args: string[]): string {
  const path = join(repository, 'node_modules/.bin', program);
  const { stdout, error } = spawnSync(path, args, { cwd: copy, encoding: 'utf8' });
  if (error) throw error;
  return stdout;
}

test('what the generators write compiles with the whole product, of a field of every kind', {
  timeout: 180_000,
}, () => {
  for (const said of [
    ['resource', 'lighthouses'],
    ['resource', 'venues', 'name:localized', ...everyKind, 'lighthouseId:reference:lighthouses'],
    ['resource', 'rules', 'title:text', 'venueId:reference:venues:optional'],
    ['machine', 'workflows/shipment'],
    ['machine', 'upload-queue'],
    ['component', 'Gauge'],
  ] as [string, ...string[]][]) {
    const [kind, ...details] = said;
    write(plan(kind, copy, ...details), copy);
  }
  expect(outputOf('tsc', ['--noEmit', '-p', 'tsconfig.json', '--checkers', '1'])).toBe('');
});
