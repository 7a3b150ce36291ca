import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const built = globSync('apps/admin/dist/**/*.{js,css,html}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const holding = (words: string) => built.filter(({ text }) => text.includes(words)).map(({ path }) => path);

test('DEV-04 nothing of the inspector is in the product that people get', () => {
  const source = readFileSync('apps/admin/src/app/inspector/panel/texts.ts', 'utf8');
  const texts = [...source.matchAll(/'([^']{12,})'/g)].map(([, words]) => words!);
  expect(texts.length).toBeGreaterThan(10);
  const marks = [...texts, 'KeyX', '(injected)', 'VITE_INSPECT', 'statelyai', 'createWebSocketInspector'];
  for (const words of marks) expect(holding(words), words).toEqual([]);
});

test('DEV-04 the recorder is, so that a problem can be reported', () => {
  // Both show that the search above looks where code is.
  expect(holding('unauthenticated unavailable')).toHaveLength(1);
  expect(holding('application/json').length).toBeGreaterThan(0);
});

/** The scripts that this one brings with it, whatever happens on the screen. */
function broughtBy(name: string, known = new Set<string>()): Set<string> {
  const text = built.find(({ path }) => basename(path) === name)?.text ?? '';
  for (const [, other = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    if (known.has(other)) continue;
    known.add(other);
    broughtBy(other, known);
  }
  return known;
}

test('no list waits for its tools, a form or a record: what describes a resource brings none of them', () => {
  const described = built.map(({ path }) => basename(path)).filter((name) => /\.resource-[^.]+\.js$/.test(name));
  expect(described.length).toBeGreaterThan(10);
  for (const name of described) {
    const brought = [...broughtBy(name)];
    expect(
      brought.some((each) => each.startsWith('shell-')),
      name,
    ).toBe(true);
    expect(
      brought.filter((each) => /^(?:tools|form|text-fields|ViewScreen)-/.test(each)),
      name,
    ).toEqual([]);
  }
});

const fileOf = (name: string) => built.find(({ path }) => new RegExp(`^${name}-.{8}\\.js$`).test(basename(path)))!;
/** What a person fetches with these files, whatever happens on the screen, compressed. */
function weightOf(...names: string[]): number {
  const asked = names.map((name) => basename(fileOf(name).path));
  const files = new Set(asked.flatMap((name) => [name, ...broughtBy(name)]));
  const texts = built.filter(({ path }) => files.has(basename(path))).map(({ text }) => text);
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
}
const beforeSignIn = ['boot', 'index', 'core-ar'];

test('before the sign-in page there are at most 117 KB of scripts, before the first job posts at most 209', () => {
  expect(weightOf(...beforeSignIn)).toBeLessThanOrEqual(117);
  const ofList = ['shell', 'texts-ar', 'job-posts.resource', 'job-posts-ar'];
  expect(weightOf(...beforeSignIn, ...ofList)).toBeLessThanOrEqual(209);
});

test('a resource costs the first screens its addresses: where its code and its texts are stands in the directory', () => {
  const first = [fileOf('start'), fileOf('shell'), fileOf('index')].map(({ text }) => text).join('\n');
  expect(first.match(/\.resource-.{8}\.js/g)).toBeNull();
  expect(first.match(/assets\/[\w-]+-(?:ar|en)-.{8}\.js/g)?.length).toBeLessThanOrEqual(8);
  const listed = fileOf('directory').text;
  const described = built.filter(({ path }) => /\.resource-[^.]+\.js$/.test(path)).map(({ path }) => basename(path));
  for (const name of described) expect(listed, name).toContain(name);
});

test('what most people fetch is there compressed, for whoever reads that', () => {
  for (const name of ['boot', 'index', 'platform', 'start', 'shell', 'texts-ar', 'texts-en'])
    expect(globSync(`${fileOf(name).path}.br`), name).toHaveLength(1);
});
