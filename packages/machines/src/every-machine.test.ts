import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';

type StateNode = AnyStateMachine['root'];

const files = globSync('**/*.machine.ts', { cwd: import.meta.dirname }).sort();
const machines = await Promise.all(
  files.map(async (file) => {
    const exported = Object.values((await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>);
    const found = exported.find((one) => typeof one === 'function' || (one as AnyStateMachine)?.root);
    const machine = (typeof found === 'function' ? found() : found) as AnyStateMachine;
    return { file, machine, source: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') };
  }),
);

/** The only places where a drawing may hold a function: they turn data into data. */
const mappers = new Set(['context', 'input', 'output', 'params']);
const partKeys: Record<string, 'actions' | 'guards' | 'actors' | 'delays'> = {
  actions: 'actions',
  entry: 'actions',
  exit: 'actions',
  guard: 'guards',
  src: 'actors',
};

function visit(value: unknown, seen: (key: string, value: unknown, path: string) => void, path = 'config'): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    seen(key, inner, `${path}.${key}`);
    visit(inner, seen, `${path}.${key}`);
  }
}

const nodes = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodes)];

function reachable(root: StateNode): Set<StateNode> {
  const reached = new Set<StateNode>();
  const enter = (node: StateNode): void => {
    if (reached.has(node)) return;
    reached.add(node);
    if (node.parent) enter(node.parent);
    if (node.type === 'parallel') Object.values(node.states).forEach(enter);
    if (node.type === 'compound') node.initial.target.forEach(enter);
    const transitions = [...node.transitions.values()].flat().concat(node.always ?? []);
    for (const { target } of transitions) target?.forEach(enter);
  };
  enter(root);
  return reached;
}

test('DEV-01 session, navigation, list, edit, record, decision, the workflows and the demo are machines of their own', () => {
  const names = files.map((file) => file.split('/').at(-1)!.replace('.machine.ts', ''));
  expect(names).toEqual(
    expect.arrayContaining([
      'candidate-status',
      'composer',
      'connection',
      'decision',
      'demo-sign-in',
      'edit',
      'employer',
      'job-post',
      'list',
      'mailbox',
      'navigation',
      'record',
      'session',
      'taxonomy-term',
      'todo-editor',
      'todo-list',
    ]),
  );
});

test('DEV-01 no two machines have the same id', () => {
  const ids = machines.map(({ machine }) => machine.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(machines)('DEV-01 $file says in one sentence what it is for', ({ machine }) => {
  expect(machine.config.description).toMatch(/^[A-Z][^\n]{20,160}[^.]\.$/);
});

test.each(machines)('DEV-01 $file is one literal that the visualizer reads, at most 250 lines', ({ source }) => {
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(250);
  expect(source.match(/\bsetup\(\{/g)).toHaveLength(1);
  expect(source.match(/\}\)\.createMachine\(\{\n/g)).toHaveLength(1);
  const literal = source.slice(source.indexOf('.createMachine({'));
  expect(literal).toMatch(/\n {0,2}\}\);\n$/);
  const drawn = literal.replace(/(context|input|output|params): \(.*?\) =>[^\n]*(\n {6,}.*)*/g, '');
  expect(drawn).not.toMatch(/^\s*\[[^\]]+\]:/m);
});

test.each(machines)('DEV-01 $file names every part, and is plain data but for mappers', ({ machine }) => {
  const config = machine.config as object;
  visit(config, (key, value, path) => {
    if (typeof value === 'function') expect(mappers, path).toContain(key);
    const kind = partKeys[key];
    if (!kind || path.includes('.params.')) return;
    for (const part of [value].flat()) {
      const name = typeof part === 'string' ? part : (part as { type: string }).type;
      expect(Object.keys(machine.implementations[kind] as object), `${path}: ${name}`).toContain(name);
    }
  });
  const plain = JSON.stringify(config, (key, value) => (mappers.has(key) ? undefined : value));
  const mapped = (_: string, value: unknown) => value;
  expect(JSON.stringify(JSON.parse(plain), mapped)).toBe(plain);
});

test.each(machines)('DEV-01 $file has no state that nothing leads to', ({ machine }) => {
  const reached = reachable(machine.root);
  const lost = nodes(machine.root).filter((node) => !reached.has(node));
  expect(lost.map((node) => node.id)).toEqual([]);
});

test.each(machines)('DEV-01 $file speaks in events `subject.verb`', ({ machine }) => {
  const own = machine.events.filter((type) => !type.startsWith('xstate.'));
  for (const type of own) expect(type).toMatch(/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/);
  expect(own.length).toBeGreaterThan(0);
});

test('DEV-01 every workflow has an example, so that it can be tried in its simulator', () => {
  const named = (kind: string) =>
    globSync(`workflows/*/*.${kind}.ts`, { cwd: import.meta.dirname }).map((file) => file.replace(`.${kind}.ts`, ''));
  expect(named('example').sort()).toEqual(named('machine').sort());
});

test('DEV-01 workflows are pure: they invoke nothing and wait for nothing', () => {
  for (const { file, machine } of machines.filter(({ file }) => file.startsWith('workflows/'))) {
    visit(machine.config, (key, _, path) => expect(['invoke', 'after'], `${file} ${path}`).not.toContain(key));
  }
});

test('T107 no snapshot of a machine is ever stored: what is kept is a plain state', () => {
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of sources) {
    expect(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'), file).not.toContain('getPersistedSnapshot');
  }
});
