import { UiProvider } from '@diwan/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { createActor } from '#actors/create-actor.ts';
import { watchActors } from '#actors/inspection.ts';
import type { Faults } from '#api/faults/faults.ts';
import { uiTexts } from '#app/Shell/ui-texts.ts';
import { loadMessages } from '#messages/messages.ts';
import { watchRunningActors } from '../running-actors.ts';
import { InspectorPanel } from './InspectorPanel.tsx';

const never = fromPromise<void>(() => new Promise(() => {}));
const doorMachine = setup({
  types: { events: {} as { type: 'door.open' } | { type: 'door.close'; by: string }, context: {} as { by: string } },
  actors: { listen: never },
  actions: { note: assign({ by: (_, params: { by: string }) => params.by }) },
}).createMachine({
  id: 'door',
  context: { by: '' },
  initial: 'closed',
  states: {
    closed: { on: { 'door.open': 'open' } },
    open: {
      invoke: { src: 'listen' },
      on: { 'door.close': { target: 'closed', actions: { type: 'note', params: ({ event }) => event } } },
    },
  },
});

const faults: Faults = { current: () => new Set(), set: vi.fn(), dropSockets: vi.fn() };

beforeEach(() => loadMessages('shell'));

function open() {
  const running = watchRunningActors();
  const unwatch = watchActors(running.note);
  const actor = createActor(doorMachine).start();
  render(
    <UiProvider language="en" texts={uiTexts()} navigate={() => {}}>
      <InspectorPanel running={running} faults={faults} onClose={unwatch} />
    </UiProvider>,
  );
  return { actor, user: userEvent.setup() };
}

test('DEV-04 the inspector shows machines with their state and, below them, the work that they invoked', async () => {
  const { actor } = open();
  const tree = await screen.findByRole('list', { name: 'Running actors' });
  expect(await within(tree).findByText('closed')).toBeVisible();
  actor.send({ type: 'door.open' });
  expect(await within(tree).findByText('listen')).toBeVisible();
  expect(within(tree).getByText('open')).toBeVisible();
});

test('DEV-04 an event can be sent when it is possible; the log shows it without what is personal', async () => {
  const { actor, user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'door.close' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'door.open' }));
  await user.click(screen.getByRole('textbox', { name: /Payload/ }));
  await user.paste('{ "by": "Sara Ali" }');
  act(() => void createActor(doorMachine).start());
  await user.click(screen.getByRole('button', { name: 'door.close' }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { by: 'Sara Ali' } });
  await user.click(screen.getByRole('tab', { name: 'Events' }));
  await user.type(screen.getByRole('searchbox'), 'door.close');
  expect(screen.getByText('door: door.close → closed')).toBeVisible();
  expect(document.body).not.toHaveTextContent('Sara Ali');
});

test('DEV-04 faults are switched on and off', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Faults' }));
  await user.click(screen.getByRole('switch', { name: /500/ }));
  expect(faults.set).toHaveBeenCalledWith('serverError', true);
  await user.click(screen.getByRole('button', { name: /sockets/ }));
  expect(faults.dropSockets).toHaveBeenCalled();
});
