import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
};
const screens = 'apps/admin/src';

/** For each rule, what may not import what. */
const broken: Record<string, [from: string, to: string][]> = {
  'contract-imports-nothing-of-ours': [
    ['packages/api-contract/src/a.ts', 'packages/ui/src/a.ts'],
    ['packages/api-contract/src/b.ts', 'packages/machines/src/a.ts'],
    ['packages/api-contract/src/c.ts', `${screens}/api/a.ts`],
  ],
  'machines-import-the-contract-alone': [
    ['packages/machines/src/b.ts', 'packages/ui/src/a.ts'],
    ['packages/machines/src/c.ts', 'apps/api/src/a.ts'],
  ],
  'messages-import-types-alone': [
    ['packages/messages/src/a.ts', 'packages/ui/src/a.ts'],
    ['packages/messages/src/b.ts', `${screens}/api/a.ts`],
    ['packages/messages/src/c.ts', '@xstate/react'],
  ],
  'demo-imports-no-feature': [
    [`${screens}/demo/a.ts`, `${screens}/features/z.ts`],
    [`${screens}/mocks/a.ts`, `${screens}/app/z.ts`],
  ],
  'models-are-for-tests': [
    ['packages/machines/src/d.ts', 'packages/machines/src/list/list.model.ts'],
    [`${screens}/crud/b.ts`, 'packages/machines/src/model/run-model.ts'],
  ],
  'actors-are-made-in-one-place': [[`${screens}/crud/c.ts`, '@xstate/react']],
  'actors-import-nothing-else': [[`${screens}/actors/a.ts`, `${screens}/session/z.ts`]],
  'ui-imports-no-business': [
    ['packages/ui/src/b.ts', 'packages/api-contract/src/z.ts'],
    ['packages/ui/src/c.ts', 'packages/machines/src/a.ts'],
  ],
  'diagrams-import-no-business': [
    ['packages/diagrams/src/a.ts', 'packages/api-contract/src/z.ts'],
    ['packages/diagrams/src/b.ts', 'packages/machines/src/a.ts'],
    ['packages/diagrams/src/c.ts', `${screens}/api/a.ts`],
  ],
  'screens-never-import-the-server': [[`${screens}/main.ts`, 'apps/api/src/a.ts']],
  'server-never-imports-screens': [
    ['apps/api/src/b.ts', `${screens}/api/a.ts`],
    ['apps/api/src/c.ts', 'packages/ui/src/a.ts'],
  ],
  'server-uses-workflows-only': [['apps/api/src/d.ts', 'packages/machines/src/list/a.ts']],
  'features-import-no-feature': [[`${screens}/features/skills/a.ts`, `${screens}/features/employers/a.ts`]],
  'nothing-imports-the-app': ['features/skills', 'crud', 'session', 'navigation', 'api', 'messages'].map((folder) => [
    `${screens}/${folder}/to-app.ts`,
    `${screens}/app/a.ts`,
  ]),
  'crud-imports-no-feature': [[`${screens}/crud/a.ts`, `${screens}/features/skills/z.ts`]],
  'crud-imports-downwards-from-resource': [
    [`${screens}/crud/resource/a.ts`, `${screens}/crud/query/z.ts`],
    [`${screens}/crud/resource/b.ts`, `${screens}/crud/form/z.ts`],
  ],
  'crud-imports-downwards-from-query': [[`${screens}/crud/query/a.ts`, `${screens}/crud/feedback/z.ts`]],
  'crud-imports-downwards-from-feedback': [[`${screens}/crud/feedback/a.ts`, `${screens}/crud/fields/z.ts`]],
  'crud-imports-downwards-from-fields': [[`${screens}/crud/fields/a.ts`, `${screens}/crud/workflow/z.ts`]],
  'crud-imports-downwards-from-parts': [
    [`${screens}/crud/bulk/a.ts`, `${screens}/crud/list/z.ts`],
    [`${screens}/crud/workflow/a.ts`, `${screens}/crud/record/z.ts`],
  ],
  'crud-imports-downwards-from-list': [[`${screens}/crud/list/a.ts`, `${screens}/crud/record/z.ts`]],
  'crud-imports-downwards-from-record': [[`${screens}/crud/record/a.ts`, `${screens}/crud/form/z.ts`]],
  'crud-imports-downwards-from-review': [[`${screens}/crud/review/a.ts`, `${screens}/crud/form/z.ts`]],
  'session-and-navigation-import-no-screen': [
    [`${screens}/session/a.ts`, `${screens}/crud/z.ts`],
    [`${screens}/navigation/a.ts`, `${screens}/features/skills/z.ts`],
  ],
  'api-imports-no-screen': [[`${screens}/api/b.ts`, `${screens}/session/z.ts`]],
  'product-imports-no-demo': [
    [`${screens}/crud/d.ts`, `${screens}/mocks/a.ts`],
    ['apps/api/src/e.ts', 'packages/api-contract/src/demo/a.ts'],
    ['packages/api-contract/src/d.ts', 'packages/api-contract/src/demo/a.ts'],
    [`${screens}/crud/e.ts`, 'packages/machines/src/demo/a.ts'],
  ],
  'server-imports-downwards-from-background': [['apps/api/src/background/up.ts', 'apps/api/src/strength/z.ts']],
  'server-imports-downwards-from-key-ring-and-strength': [['apps/api/src/strength/up.ts', 'apps/api/src/db/z.ts']],
  'server-imports-downwards-from-db': [['apps/api/src/db/up.ts', 'apps/api/src/keys/z.ts']],
  'server-imports-downwards-from-keys': [['apps/api/src/keys/up.ts', 'apps/api/src/audit/z.ts']],
  'server-imports-downwards-from-audit': [['apps/api/src/audit/up.ts', 'apps/api/src/http/z.ts']],
  'server-imports-downwards-from-http': [['apps/api/src/http/up.ts', 'apps/api/src/storage/z.ts']],
  'server-imports-downwards-from-storage-and-realtime-and-settings-and-ledger': [
    ['apps/api/src/settings/up.ts', 'apps/api/src/identity/z.ts'],
  ],
  'server-imports-downwards-from-identity': [['apps/api/src/identity/up.ts', 'apps/api/src/notify/z.ts']],
  'server-imports-downwards-from-notify': [['apps/api/src/notify/up.ts', 'apps/api/src/crud/z.ts']],
  'server-imports-downwards-from-crud': [['apps/api/src/crud/up.ts', 'apps/api/src/workflows/z.ts']],
  'server-imports-downwards-from-workflows': [['apps/api/src/workflows/up.ts', 'apps/api/src/resources/z.ts']],
  'server-imports-downwards-from-seeding': [['apps/api/src/seeding/up.ts', 'apps/api/src/crud/z.ts']],
  'server-imports-downwards-from-resources': [['apps/api/src/resources/up.ts', 'apps/api/src/features/z.ts']],
  'server-composes-at-its-top': [['apps/api/src/features/x/top.ts', 'apps/api/src/app.ts']],
  'server-features-import-no-feature': [['apps/api/src/features/x/y.ts', 'apps/api/src/features/y/z.ts']],
  'nothing-imports-storybook': [['packages/ui/src/e.ts', '.storybook/docs/a.ts']],
  'nothing-imports-tests': [['packages/ui/src/d.ts', 'tests/support/a.ts']],
  'no-circles': [
    ['packages/ui/src/circle/a.ts', 'packages/ui/src/circle/b.ts'],
    ['packages/ui/src/circle/b.ts', 'packages/ui/src/circle/a.ts'],
  ],
};

const isPackage = (to: string) => to.startsWith('@');

let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'diwan-boundaries-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(repository, file), join(house, file));
  symlinkSync(join(repository, 'node_modules'), join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** The rules that dependency-cruiser sees broken, each with who broke it. */
function brokenRules(statement: (specifier: string) => string): string[] {
  for (const folder of ['packages', 'apps', 'tests']) rmSync(join(house, folder), { recursive: true, force: true });
  const pairs = Object.values(broken).flat();
  for (const [, to] of pairs) if (!isPackage(to)) put(to, 'export const it = 1;\nexport type It = number;\n');
  for (const [from, to] of pairs) {
    const path = isPackage(to) ? to : relative(dirname(from), to);
    put(
      from,
      `${statement(path.startsWith('.') || isPackage(path) ? path : `./${path}`)}\nexport const it = 1;\nexport type It = number;\n`,
    );
  }
  const cruise = spawnSync(
    join(repository, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'apps', 'tests'],
    { cwd: house, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(cruise.stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

function put(path: string, text: string): void {
  mkdirSync(join(house, dirname(path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

test('every rule about imports has something here that breaks it', () => {
  expect(Object.keys(broken).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

test.each([
  ['a value', (path: string) => `import { it as other } from '${path}';\nconsole.info(other);`],
  ['a type alone', (path: string) => `import type { It as Other } from '${path}';\nexport type Mine = Other;`],
  ['a module when it is needed', (path: string) => `export const other = () => import('${path}');`],
])('importing %s against the direction is refused', { timeout: 60_000 }, (_, statement) => {
  const refused = brokenRules(statement);
  const { 'no-circles': circle, ...directions } = broken;
  for (const [name, pairs] of Object.entries(directions)) {
    for (const [from] of pairs) expect(refused, `${name}: ${from}`).toContain(`${name}: ${from}`);
  }
  // A circle is told once, at whichever of its files it was entered.
  expect(circle!.some(([from]) => refused.includes(`no-circles: ${from}`))).toBe(true);
});
