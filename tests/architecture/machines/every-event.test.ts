import { basename } from 'node:path';
import type { AnyMachine } from '@diwan/machines/workflows/workflow';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';
import { isProvided, mentions, selectorsOf, unsentBy } from './machine-uses.ts';

type StateNode = AnyMachine['root'];

const isTest = (path: string) => /\.(test|model|stories)\.tsx?$|\/(test|mocks|model|simulation)\/|test-/.test(path);
const drawn = sourceFiles('packages/machines/src/**/*.machine.ts').filter(({ path }) => !path.includes('/workflows/'));
/** What people use; the demo's own sign-in is a page of Storybook. */
const product = sourceFiles('apps/{admin,api}/src/**/*.{ts,tsx}', '.storybook/demo/**/*.{ts,tsx}').filter(
  ({ path }) => !isTest(path),
);
const ours = sourceFiles('packages/machines/src/**/*.ts').filter(({ path }) => !isTest(path));

const machines = await Promise.all(
  drawn.map(async (file) => {
    const exported = Object.values(
      (await import(/* @vite-ignore */ `../../../${file.path}`)) as Record<string, unknown>,
    );
    const found = exported.find((one) => typeof one === 'function' || (one as AnyMachine)?.root);
    const machine = (typeof found === 'function' ? found() : found) as AnyMachine;
    return { name: basename(file.path), ...file, machine };
  }),
);
const nodes = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodes)];

test('every machine of the screens is looked at', () => {
  expect(machines.length).toBeGreaterThan(20);
});

test.each(machines)('DEV-01 every event of $name has a sender in the product', ({ path, text, machine }) => {
  const own = machine.events.filter((type) => !type.startsWith('xstate.'));
  const others = drawn.filter((other) => other.path !== path);
  const unsent = unsentBy([...product, ...others], own).filter((type) => !text.includes(`raise({ type: '${type}' })`));
  expect(unsent, `Nobody sends it: open ${path}, and send it in apps/admin/src or take it away.`).toEqual([]);
});

test.each(machines)('DEV-01 every placeholder of $name has a provider in the product', ({ path, text }) => {
  const asked = [...text.matchAll(/otProvided(?:<[^(]*>)?\(\s*'(\w+)'/g)].map((found) => found[1]!);
  const door = path.replace('packages/machines/src', '@diwan/machines').replace(/\.ts$/, '');
  const users = product.filter((file) => file.text.includes(`'${door}'`) && file.text.includes('.provide('));
  const missing = asked.filter((name) => !isProvided(name, users, product));
  expect(missing, `${path} asks for it: provide it in ${users.map((file) => file.path).join(', ')}.`).toEqual([]);
});

test.each(machines)('DEV-01 every tag of $name is read in the product', ({ path, machine }) => {
  const tags = new Set(nodes(machine.root).flatMap((node) => node.tags));
  const readers = [...product, ...ours];
  const unread = [...tags].filter((tag) => !readers.some(({ text }) => text.includes(`hasTag('${tag}')`)));
  expect(unread, `Nobody asks hasTag: open ${path}, and take it away.`).toEqual([]);
});

const selectors = ours.filter(({ path }) => path.endsWith('.selectors.ts'));

test.each(selectors)('DEV-01 every selector of $path is read in the product', ({ path, text }) => {
  const readers = [...product, ...ours].filter((file) => file.path !== path);
  const unread = selectorsOf(text).filter((name) => !mentions(readers, name) && !isUsedWithin(text, name));
  expect(unread, `Only tests read it: open ${path}, and take it away.`).toEqual([]);
});

const isUsedWithin = (text: string, name: string) => (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;

test('DEV-01 an unsent event, a provider that is missing or does nothing, and an unread selector are noticed', () => {
  const file = (text: string) => [{ path: 'a.ts', text }];
  expect(unsentBy(file("send({ type: 'list.shown' })"), ['list.shown', 'list.hidden'])).toEqual(['list.hidden']);
  expect(isProvided('tell', file('machine.provide({ actions: { tell: () => open() } })'), [])).toBe(true);
  expect(isProvided('tell', file('machine.provide({ actions: { tell } })'), [])).toBe(true);
  expect(isProvided('tell', file('machine.provide({ actions: { tell: () => {} } })'), [])).toBe(false);
  expect(isProvided('tell', file('machine.provide({ actions: { telling } })'), [])).toBe(false);
  expect(mentions(file('const b = rowsOf(a)'), 'rowsOf')).toBe(true);
  expect(mentions(file('const b = rowsOfAll(a)'), 'rowsOf')).toBe(false);
});
