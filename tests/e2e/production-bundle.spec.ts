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

const atOnce = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;
const everIn = /(?:from|import)\s*\(?["`]\.\/([^"`]+\.js)["`]/g;

/** The scripts that this one brings with it, whatever happens on the screen; with `everIn`, those of whatever may happen there too. */
function broughtBy(name: string, known = new Set<string>(), imports = atOnce): Set<string> {
  const text = built.find(({ path }) => basename(path) === name)?.text ?? '';
  for (const [, other = ''] of text.matchAll(imports)) {
    if (known.has(other) || other.startsWith('directory-')) continue;
    known.add(other);
    broughtBy(other, known, imports);
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
  // A screen of its own that stands in for a list is fetched ahead with it.
  const ahead = fileOf('boot').text.match(/[\w.-]+\.js/g)!;
  expect(ahead.length).toBeGreaterThan(described.length);
  expect(ahead.filter((name) => /^(?:tools|form|text-fields)-/.test(name))).toEqual([]);
});

const fileOf = (name: string) => built.find(({ path }) => new RegExp(`^${name}-.{8}\\.js$`).test(basename(path)))!;
/** What a person fetches with these files, whatever happens on the screen, compressed. */
function weightOf(...names: string[]): number {
  const asked = names.map((name) => basename(fileOf(name).path));
  return kilobytesOf(new Set(asked.flatMap((name) => [name, ...broughtBy(name)])));
}
function kilobytesOf(files: ReadonlySet<string>): number {
  const texts = built.filter(({ path }) => files.has(basename(path))).map(({ text }) => text);
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
}
const beforeSignIn = ['boot', 'index', 'core-ar'];

test('before the sign-in page there are at most 117 KB of scripts, before the first job posts at most 205', () => {
  expect(weightOf(...beforeSignIn)).toBeLessThanOrEqual(117);
  const ofList = ['shell', 'texts-ar', 'job-posts.resource', 'job-posts-ar'];
  expect(weightOf(...beforeSignIn, ...ofList)).toBeLessThanOrEqual(205);
});

test('a resource costs the first screens its addresses: where its code and its texts are stands in the directory', () => {
  const first = [fileOf('start'), fileOf('shell'), fileOf('index')].map(({ text }) => text).join('\n');
  expect(first.match(/\.resource-.{8}\.js/g)).toBeNull();
  expect(first.match(/assets\/[\w-]+-(?:ar|en)-.{8}\.js/g)?.length).toBeLessThanOrEqual(8);
  const listed = fileOf('directory').text;
  const described = built.filter(({ path }) => /\.resource-[^.]+\.js$/.test(path)).map(({ path }) => basename(path));
  for (const name of described) expect(listed, name).toContain(name);
});

test('no resource of the marketplace or of sales has more than 40 KB of its own, whatever is opened there', () => {
  const everFrom = (names: string[]) => {
    const files = names.map((name) => basename(fileOf(name).path));
    return new Set(files.flatMap((file) => [file, ...broughtBy(file, new Set(), everIn)]));
  };
  const ofAll = everFrom(['index', 'shell', 'tools', 'text-fields', 'form', 'ViewScreen', 'ReviewScreen']);
  const registers = ['marketplace', 'sales'].map((area) =>
    readFileSync(`apps/admin/src/app/resources/${area}.ts`, 'utf8'),
  );
  const entries = registers.flatMap((text) => text.split(/^ {2}(?=\w+: \{$)/m).slice(1));
  expect(entries.length).toBeGreaterThan(12);
  for (const entry of entries) {
    const own = [...entry.matchAll(/import\('#features\/(?:[\w-]+\/)+([\w.-]+)\.tsx?'\)/g)];
    const key = /^\w+/.exec(entry)![0].replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const files = [...everFrom([...own.map(([, name]) => name!), `${key}-ar`])].filter((file) => !ofAll.has(file));
    expect(kilobytesOf(new Set(files)), key).toBeLessThanOrEqual(40);
    expect(files.length, key).toBeGreaterThan(1);
  }
});

test('what each visit runs says in its first line that it is to be compiled whole while it arrives', () => {
  const hint = '//# allFunctionsCalledOnLoad\n';
  expect(built.filter(({ text }) => text.startsWith(hint)).map(({ path }) => path)).toEqual(
    ['platform', 'shell', 'start'].map((name) => fileOf(name).path),
  );
});

test('nobody fetches what the machines of the screens say of themselves', () => {
  const said = globSync('packages/machines/src/!(workflows)/*.machine.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^ *description:\s*'([^'\\]{20,40})/gm)].map(([, text]) => text!),
  );
  expect(said.length).toBeGreaterThan(20);
  const code = built.map(({ text }) => text).join('\n');
  expect(said.filter((text) => code.includes(text))).toEqual([]);
});

test('what most people fetch is there compressed, for whoever reads that', () => {
  for (const name of ['boot', 'index', 'platform', 'start', 'shell', 'texts-ar', 'texts-en'])
    expect(globSync(`${fileOf(name).path}.br`), name).toHaveLength(1);
});
