import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { mermaidOf } from './mermaid.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      on: { 'door.open': [{ guard: 'isUnlocked', target: 'open.wide' }, { actions: 'say' }], 'door.break': 'broken' },
    },
    open: { initial: 'ajar', states: { ajar: {}, wide: {} }, on: { 'door.close': 'closed' } },
    broken: { type: 'final' },
  },
});

test('DEV-04 a machine can be copied as a Mermaid diagram: its states in each other, its arrows with event and condition', () => {
  expect(mermaidOf(door.config)).toBe(`stateDiagram-v2
  [*] --> closed
  state "closed" as closed
  state "open" as open {
    [*] --> open_ajar
    state "ajar" as open_ajar
    state "wide" as open_wide
  }
  state "broken" as broken
  broken --> [*]
  closed --> open_wide: door.open [isUnlocked]
  closed --> broken: door.break
  open --> closed: door.close
`);
});
