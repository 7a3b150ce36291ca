import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Plan, plan, write } from './generate.mjs';

const repository = join(import.meta.dirname, '..');
const workspaces = [
  'packages/api-contract',
  'packages/machines',
  'packages/messages',
  'packages/ui',
  'packages/diagrams',
  'apps/admin',
  'apps/api',
];
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'diwan-generate-'));
  const isProduct = (path: string) =>
    !/\/(dist|node_modules)(\/|$)|\.(test|stories|docs)\.tsx?$/.test(path.slice(repository.length));
  for (const path of workspaces)
    cpSync(join(repository, path), join(copy, path), { recursive: true, filter: isProduct });
  for (const file of ['.gitignore', 'biome.json', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(repository, file), join(copy, file));
  linkPackages();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The packages of the registry are the repository's; our own are those of the copy. */
function linkPackages() {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@diwan'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name !== '@diwan') symlinkSync(join(repository, 'node_modules', name), join(modules, name));
  }
  for (const path of workspaces) {
    symlinkSync(join(copy, path), join(modules, '@diwan', path.split('/')[1]!));
    const own = join(path, 'node_modules');
    if (existsSync(join(repository, own))) symlinkSync(join(repository, own), join(copy, own));
  }
}

function add({ additions }: Plan) {
  for (const { path, after, add } of additions) {
    const text = readFileSync(join(copy, path), 'utf8');
    expect(text.split(after), `${path}: ${after}`).toHaveLength(2);
    writeFileSync(
      join(copy, path),
      text.replace(after, () => after + add),
    );
  }
}

function outputOf(program: string, args: string[]): string {
  const path = join(repository, 'node_modules/.bin', program);
  const { stdout, error } = spawnSync(path, args, { cwd: copy, encoding: 'utf8' });
  if (error) throw error;
  return stdout;
}

test('what the generators write parses and compiles with the lines that they print', {
  timeout: 180_000,
}, () => {
  const plans = [
    plan('resource', 'lighthouses', copy),
    plan('machine', 'workflows/shipment', copy),
    plan('machine', 'upload-queue', copy),
    plan('component', 'Gauge', copy),
  ];
  for (const planned of plans) {
    write(planned, copy);
    add(planned);
  }
  const touched = [
    ...plans.flatMap(({ files }) => Object.keys(files)),
    ...plans.flatMap(({ additions }) => additions.map(({ path }) => path)),
  ];
  const complaints = outputOf('tsc', ['--noEmit', '-p', 'tsconfig.json', '--checkers', '1'])
    .split('\n')
    .filter((line) => touched.some((path) => line.startsWith(path)));
  expect(complaints).toEqual([]);
});

test('nothing is overwritten, and a name in the wrong form is refused', () => {
  expect(() => write(plan('resource', 'skills', repository), repository)).toThrow(
    'packages/api-contract/src/resources/skills.ts',
  );
  expect(() => write(plan('component', 'Button', repository), repository)).toThrow('Button.tsx');
  for (const [kind, name] of [
    ['resource', 'Skills'],
    ['component', 'gauge'],
    ['machine', '../upload'],
    ['machine', undefined],
  ] as const) {
    expect(() => plan(kind, name, repository), `${kind} ${name}`).toThrow('Name the');
  }
  expect(() => plan('page', 'about', repository)).toThrow('Say what to make');
});
