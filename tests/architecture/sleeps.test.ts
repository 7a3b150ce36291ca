import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** What is measured must settle first: there time is what is meant. */
const measures = /^tests\/(bench|support\/(shots|story-shots|scenes|compare-shots))/;
const tests = sourceFiles('{apps,packages,scripts}/**/*.{test,spec}.{ts,tsx}', 'tests/**/*.ts').filter(
  ({ path }) => !measures.test(path),
);

interface Node {
  type: string;
  start: number;
  end: number;
}

/** Where a test lets a time pass, unless it does so between two looks at what it waits for: in a loop that ends when that is there. */
function sleepsIn(path: string, text: string): string[] {
  const program = parseSync(path, text).program;
  const loops: Node[] = [];
  const pauses: Node[] = [];
  const names = namesOfTimer(text);
  const isPause = (node: unknown): boolean => {
    const { type, start, end } = node as Node;
    const written = text.slice(start, end).replaceAll(/\s+/g, ' ');
    if (type === 'NewExpression')
      return /^new Promise(<\w+>)?\(\(?\w*\)? => (void )?setTimeout\(\w+, ?(?!0\))[^)]+\)/.test(written);
    if (type !== 'CallExpression') return false;
    const called = /^([\w.]+)\(/.exec(written)?.[1] ?? '';
    return called.endsWith('.waitForTimeout') || names.has(called);
  };
  new Visitor({
    WhileStatement: (node) => void loops.push(node),
    DoWhileStatement: (node) => void loops.push(node),
    ForStatement: (node) => void (node.test || loops.push(node)),
    AwaitExpression: (node) => void (isPause(node.argument) && pauses.push(node)),
  }).visit(program);
  return pauses
    .filter((pause) => !loops.some((loop) => loop.start < pause.start && pause.end <= loop.end))
    .map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`);
}

/** What the timer that is a promise is called in a file. */
function namesOfTimer(text: string): Set<string> {
  const imported = /import \{([^}]*)\} from 'node:timers\/promises'/.exec(text)?.[1] ?? '';
  return new Set([...imported.matchAll(/setTimeout(?: as (\w+))?/g)].map(([, name]) => name ?? 'setTimeout'));
}

test('no test sleeps: it waits for what it means', () => {
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.flatMap(({ path, text }) => sleepsIn(path, text))).toEqual([]);
});

test.each([
  'await new Promise((resolve) => setTimeout(resolve, 20));',
  'await new Promise<void>((later) => setTimeout(later, delay));',
  'await page.waitForTimeout(500);',
  "import { setTimeout as pass } from 'node:timers/promises';\nawait pass(100);",
  "import { setTimeout } from 'node:timers/promises';\nfor (let cut = 0; cut < 3; cut += 1) await setTimeout(100);",
])('a sleep is seen: %s', (text) => expect(sleepsIn('a.test.ts', text)).toHaveLength(1));

test.each([
  'while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 20));',
  "import { setTimeout as wait } from 'node:timers/promises';\nfor (;;) { if (isReady()) break; await wait(20); }",
  'await new Promise((resolve) => setTimeout(resolve));',
  'await Promise.race([frame, new Promise((resolve) => setTimeout(resolve, 2_000))]);',
  'await vi.waitUntil(isReady, { timeout: 5_000 });',
])('what is no sleep is let be: %s', (text) => expect(sleepsIn('a.test.ts', text)).toEqual([]));
