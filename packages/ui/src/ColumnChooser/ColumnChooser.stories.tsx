import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { columnsIn, useStoryLanguage } from '../private/stories/story-projects.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ChosenColumn } from './chosen-column.ts';

const none: string[] = [];

function StoryChooser({ hidden = none, pinned = none }: { hidden?: string[]; pinned?: string[] }) {
  const language = useStoryLanguage();
  const initial = columnsIn(language).map(({ key, header, isRowHeader }) => ({
    key,
    label: header,
    isShown: !hidden.includes(key),
    isPinned: pinned.includes(key),
    isFixed: isRowHeader ?? false,
  }));
  const [columns, setColumns] = useState<readonly ChosenColumn[]>(initial);
  return <ColumnChooser columns={columns} onChange={setColumns} onReset={() => setColumns(initial)} />;
}

const meta = { title: 'ColumnChooser', component: StoryChooser } satisfies Meta<typeof StoryChooser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const SomeHiddenAndPinned: Story = { args: { hidden: ['state', 'members'], pinned: ['name'] } };
export const MovedByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getAllByRole('listitem')[2];
    const name = third?.textContent;
    const up = third?.querySelector('button');
    up?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(name ?? '?');
    await expect(up).toHaveFocus();
  },
};
