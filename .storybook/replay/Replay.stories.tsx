import kept from '@diwan/machines/recording/kept/out-of-reach.json';
import type { Recording } from '@diwan/machines/recording/recording.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReplayPage } from './ReplayPage.tsx';

const recording = kept as unknown as Recording;

const meta = {
  title: 'Workflows/Tools/Replay',
  component: ReplayPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ReplayPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const SameStates: Story = {
  args: { recording },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('The states that were recorded').length).toBe(recording.actors.length);
  },
};

/** All actors go back and on together, event by event. */
export const StepByStep: Story = {
  args: { recording },
  play: async ({ canvas }) => {
    const { events } = recording;
    const said = () =>
      canvas
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join();
    await expect(said()).toContain(`${events.length} of ${events.length}`);
    await userEvent.click(canvas.getByRole('button', { name: 'To the beginning' }));
    await expect(said()).toContain('before the first event');
    await userEvent.click(canvas.getByRole('button', { name: 'One step on' }));
    await expect(said()).toContain(`1 of ${events.length}: ${events[0]!.at.slice(11, 23)}`);
    await expect(said()).toContain(`${events[0]!.actor} received ${events[0]!.event.type}`);
  },
};

/** As if a machine had been changed since: the last state of the connection was another one. */
export const Difference: Story = {
  args: {
    recording: {
      ...recording,
      events: recording.events.map((event, index) =>
        index === recording.events.findLastIndex(({ actor }) => actor === connectionOf(recording))
          ? { ...event, value: { server: 'reachable', realtime: 'connected', version: 'outdated' } }
          : event,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Another state than recorded')).toHaveLength(1);
  },
};

/** A file is read in the browser; one that is no recording is refused. */
export const OtherFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, new File(['{}'], 'other.json', { type: 'application/json' }));
    await expect(await canvas.findByText('This file is no recording.')).toBeVisible();
    await userEvent.upload(input, new File([JSON.stringify(kept)], 'report.json', { type: 'application/json' }));
    await expect((await canvas.findAllByText('The states that were recorded')).length).toBeGreaterThan(0);
  },
};

function connectionOf({ actors }: Recording): string | undefined {
  return actors.find(({ machine }) => machine === 'connection')?.id;
}
