import type { Plan } from './plan.ts';
import { type Spellings, spellings } from './words.ts';

export function machine(name: string): Plan {
  if (!/^(workflows\/)?[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error('Name the machine in kebab-case, such as upload, or workflows/shipment for a workflow.');
  }
  const words = spellings(name.replace('workflows/', ''));
  return name.startsWith('workflows/') ? workflow(words) : process(words);
}

/** A machine of the screens: it asks, the app answers. */
function process({ kebab, camel, pascal }: Spellings): Plan {
  const file = `packages/machines/src/${kebab}/${kebab}.machine`;
  return {
    files: {
      [`packages/machines/src/${kebab}/${kebab}.model.ts`]: `import fc from 'fast-check';
import type { MachineModel } from '../model/machine-model.ts';
import { ${camel}Machine } from './${kebab}.machine.ts';

export const model: MachineModel = {
  machine: ${camel}Machine,
  events: { '${camel}.requested': fc.record({ text: fc.constantFrom('a', 'b') }) },
  results: { findAnswer: fc.constantFrom('A', 'B') },
};
`,
      [`${file}.ts`]: `import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

export type ${pascal}Event = { type: '${camel}.requested'; text: string };

export interface ${pascal}Context {
  text: string;
  answer: string | null;
}

export const ${camel}Machine = setup({
  types: { context: {} as ${pascal}Context, events: {} as ${pascal}Event, tags: {} as 'busy' },
  actors: { findAnswer: fromPromise<string, { text: string }>(notProvided('findAnswer')) },
  actions: {
    storeText: assign((_, params: { text: string }) => ({ text: params.text, answer: null })),
    storeAnswer: assign((_, params: { output: string }) => ({ answer: params.output })),
  },
}).createMachine({
  id: '${kebab}',
  description: 'What it is for, in one sentence that ends with a full stop.',
  context: { text: '', answer: null },
  initial: 'idle',
  on: { '${camel}.requested': { target: '.asking', actions: { type: 'storeText', params: ({ event }) => event } } },
  states: {
    idle: {},
    asking: {
      tags: 'busy',
      invoke: {
        src: 'findAnswer',
        input: ({ context }) => context,
        onDone: { target: 'answered', actions: { type: 'storeAnswer', params: ({ event }) => event } },
        onError: 'failed',
      },
    },
    answered: {},
    failed: {},
  },
});
`,
      [`${file}.test.ts`]: `import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ${camel}Machine } from './${kebab}.machine.ts';

function start(answer: (text: string) => Promise<string>) {
  const findAnswer = fromPromise<string, { text: string }>(({ input }) => answer(input.text));
  return createActor(${camel}Machine.provide({ actors: { findAnswer } })).start();
}

test('what is asked is answered', async () => {
  const actor = start(async (text) => text.toUpperCase());
  actor.send({ type: '${camel}.requested', text: 'a' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('answered'));
  expect(context).toEqual({ text: 'a', answer: 'A' });
});

test('a failure is a state from which one can ask again', async () => {
  const actor = start(() => Promise.reject(new Error('offline')));
  actor.send({ type: '${camel}.requested', text: 'a' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(actor.getSnapshot().can({ type: '${camel}.requested', text: 'b' })).toBe(true);
});
`,
    },
    additions: [],
    steps: [`apps/admin/src/features/<resource>/${kebab}.implementations.ts: (deps) => ({ actors: { findAnswer } })`],
  };
}

/** A business process: pure, and used by the server and the screens alike. */
function workflow({ kebab, camel, pascal }: Spellings): Plan {
  const folder = `packages/machines/src/workflows/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.input.ts`]: `/** What the rules about it look at. */
export interface ${pascal}Input {
  name: string;
}

export type ${pascal}Event = { type: '${camel}.start' } | { type: '${camel}.finish' } | { type: '${camel}.reopen' };
export type ${pascal}Refusal = 'nameMissing';
`,
      [`${folder}/${kebab}.example.ts`]: `import type { ${pascal}Input } from './${kebab}.input.ts';

/** A record to try the workflow on, in its simulator. */
export const example: ${pascal}Input = { name: 'One' };
`,
      [`${folder}/${kebab}.machine.ts`]: `import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { ${pascal}Event, ${pascal}Input, ${pascal}Refusal } from './${kebab}.input.ts';

export const ${camel}Machine = setup({
  types: {
    context: {} as ${pascal}Input,
    input: {} as ${pascal}Input,
    events: {} as ${pascal}Event,
  },
  actions: {
    refuse: effect<{ reason: ${pascal}Refusal }>(),
  },
  guards: {
    isNameMissing: ({ context }) => context.name.trim() === '',
  },
}).createMachine({
  id: '${kebab}',
  description: 'What the process is about, in one sentence that ends with a full stop.',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      on: {
        '${camel}.start': [
          { guard: 'isNameMissing', actions: { type: 'refuse', params: { reason: 'nameMissing' } } },
          { target: 'ongoing' },
        ],
      },
    },
    ongoing: { on: { '${camel}.finish': 'finished' } },
    finished: { on: { '${camel}.reopen': 'open' } },
  },
});
`,
      [`${folder}/${kebab}.workflow.ts`]: `import type { Workflow } from '../workflow.ts';
import type { ${pascal}Event, ${pascal}Input } from './${kebab}.input.ts';
import { ${camel}Machine } from './${kebab}.machine.ts';

export type { ${pascal}Event, ${pascal}Input, ${pascal}Refusal } from './${kebab}.input.ts';

/** What the process is about, in one sentence. */
export const ${camel}Workflow: Workflow<${pascal}Input, ${pascal}Event> = {
  id: '${kebab}',
  version: 1,
  machine: ${camel}Machine,
  may: {
    '${camel}.start': 'content.edit',
    '${camel}.finish': 'content.edit',
    '${camel}.reopen': 'content.edit',
  },
  samples: {
    '${camel}.start': () => ({ type: '${camel}.start' }),
    '${camel}.finish': () => ({ type: '${camel}.finish' }),
    '${camel}.reopen': () => ({ type: '${camel}.reopen' }),
  },
};
`,
      [`${folder}/${kebab}.machine.test.ts`]: `import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { type ${pascal}Event, ${camel}Workflow } from './${kebab}.workflow.ts';

const send = (state: string, type: ${pascal}Event['type'], name = 'One') =>
  evaluate(${camel}Workflow, { state, input: { name }, can: () => true }, { type });

test('it starts once it has a name, and says so while it has none', () => {
  expect(send('open', '${camel}.start')).toEqual({ kind: 'accepted', state: 'ongoing', effects: [] });
  expect(send('open', '${camel}.start', ' ')).toEqual({ kind: 'refused', reason: 'nameMissing' });
});

test('what is finished can be opened again, and what is open can not be finished', () => {
  expect(send('finished', '${camel}.reopen')).toMatchObject({ state: 'open' });
  expect(send('open', '${camel}.finish')).toEqual({ kind: 'refused', reason: 'wrongState' });
});
`,
    },
    additions: [
      {
        path: 'packages/machines/src/workflows/registry.ts',
        after: "import { taxonomyTerm } from './taxonomy-term/taxonomy-term.workflow.ts';\n",
        add: `import { ${camel}Workflow } from './${kebab}/${kebab}.workflow.ts';\n`,
      },
      {
        path: 'packages/machines/src/workflows/registry.ts',
        after: '  taxonomyTerm,\n',
        add: `  ${camel}Workflow,\n`,
      },
    ],
    steps: [
      'npm run docs:machines: its page in Storybook and in docs/machines.md',
      `packages/machines/src/workflows/every-workflow.model.ts: input, payload and table of '${kebab}', and its states`,
      `packages/messages/src/<its resource>/{en,ar}.ts: states.${camel}, events.${camel}, refusals`,
    ],
  };
}
