import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
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
