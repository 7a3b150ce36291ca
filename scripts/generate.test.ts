import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plan, write } from './generate.ts';

const repository = join(import.meta.dirname, '..');

test('nothing is overwritten, and a name in the wrong form is refused', () => {
  expect(() => write(plan('resource', repository, 'skills'), repository)).toThrow(
    'packages/api-contract/src/resources/skills.ts',
  );
  expect(() => write(plan('component', repository, 'Button'), repository)).toThrow('Button.tsx');
  for (const [kind, name] of [
    ['resource', 'Skills'],
    ['component', 'gauge'],
    ['machine', '../upload'],
    ['machine', undefined],
  ] as const) {
    expect(() => plan(kind, repository, name), `${kind} ${name}`).toThrow('Name the');
  }
  expect(() => plan('page', repository, 'about')).toThrow('Say what to make');
});

test.each([
  ['capacity:number', 'Say first what its records are called'],
  ['name:localized:optional', 'Say first what its records are called'],
  ['name:localized capacity:weight', 'say one of text, localized'],
  ['name:localized hours:rows', 'what has parts or secrets is written by hand'],
  ['name:localized kind:choice', 'is no field'],
  ['name:localized size:number:10', 'is no field'],
  ['name:localized industry:reference:industries', 'is called by what it leads to'],
  ['name:localized state:text', 'Every record has state'],
  ['name:localized size:number size:text', 'Two fields are called size'],
])('%s is refused', (said, why) => {
  expect(() => plan('resource', repository, 'venues', ...said.split(' '))).toThrow(why);
});
