import { createActor } from '@diwan/admin/actors/create-actor.ts';
import { watchActors } from '@diwan/admin/actors/inspection.ts';
import { installFaults } from '@diwan/admin/api/faults/faults.ts';
import { InspectorPanel } from '@diwan/admin/app/inspector/panel/InspectorPanel.tsx';
import { watchRunningActors } from '@diwan/admin/app/inspector/running-actors.ts';
import { connectionMachine } from '@diwan/machines/connection/connection.machine';
import { type NoteText, noteMachine } from '@diwan/machines/note/note.machine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fromPromise } from 'xstate';

const running = watchRunningActors();
watchActors(running.note);
const never = () => new Promise<never>(() => {});
const note = createActor(
  noteMachine.provide({
    actors: { saveNote: fromPromise<unknown, NoteText & { key: string }>(never) },
    actions: { announceSaved: () => {} },
  }),
  {
    input: { title: 'Call', text: '' },
  },
).start();
const connection = createActor(
  connectionMachine.provide({
    actors: { probeServer: fromPromise<void>(never) },
    actions: { announceReachable: () => {} },
  }),
  { id: 'connection', input: { version: '1' } },
).start();
connection.send({ type: 'connection.realtimeConnected' });
connection.send({ type: 'connection.requestFailed' });
note.send({ type: 'note.typed', typed: { text: 'Sara Ali, 0501234567' } });

const faults = installFaults({
  fetch: globalThis.fetch,
  XMLHttpRequest: globalThis.XMLHttpRequest,
  WebSocket: globalThis.WebSocket,
});

/** The panel that developers open in the app by Ctrl+Shift+X; it is no part of the product that people get. */
function Inspector() {
  return (
    <div lang="en" dir="ltr">
      <InspectorPanel running={running} faults={faults} onClose={() => {}} />
    </div>
  );
}

const meta = {
  title: 'Workflows/Tools/Inspector',
  component: Inspector,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof Inspector>;
export default meta;

type Story = StoryObj<typeof meta>;

const openTab = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('tab', { name }));

export const State: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/server\.doubted/, { selector: 'bdi' })).toBeVisible();
    await expect(await canvas.findByText('probeServer')).toBeVisible();
  },
};

export const Send: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'note' }));
    await openTab(canvasElement, 'Send');
    await expect(await canvas.findByRole('button', { name: 'note.submitted' })).toBeEnabled();
  },
};

export const Events: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openTab(canvasElement, 'Events');
    await expect(await canvas.findByText(/note\.typed/)).toBeVisible();
    await expect(canvas.queryByText(/0501234567/)).toBeNull();
  },
};

export const Faults: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openTab(canvasElement, 'Faults');
    await userEvent.click(await canvas.findByRole('switch', { name: /Slow/ }));
    await expect(faults.current().has('slow')).toBe(true);
    await userEvent.click(canvas.getByRole('switch', { name: /Slow/ }));
  },
};
