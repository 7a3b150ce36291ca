import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type DemoStoryParameters, demoStory, neverAnswers } from '#demo/test/demo-story.tsx';
import { messages } from '#messages/messages.ts';
import { seedTasks } from '#mocks/seed/tasks.ts';
import { Todo } from './Todo.tsx';

const meta: Meta<{ address: string }> = {
  title: 'Demo/Todo',
  args: { address: '/apps/todo' },
  ...demoStory(<Todo />, ['todo'], 'todo'),
};
export default meta;

type Story = Omit<StoryObj<typeof meta>, 'parameters'> & { parameters?: DemoStoryParameters };

const text = messages.getFixedT(null, 'todo');
const [first] = seedTasks();
const trashed = seedTasks().find(({ isTrashed }) => isTrashed)!;

export const Tasks: Story = {};
export const Sorted: Story = { args: { address: '/apps/todo?sort=dueDate' } };
export const InTheTrash: Story = { args: { address: '/apps/todo?filter=trashed' } };
export const FirstLoad: Story = { parameters: { settings: neverAnswers } };
export const Empty: Story = {
  args: { address: '/apps/todo?filter=trashed' },
  parameters: {
    before: (storage) => storage.keep('tasks', String(trashed.id), { ...trashed, isTrashed: false }),
  },
};
export const NothingMatches: Story = { args: { address: '/apps/todo?q=astronaut' } };
export const Failed: Story = { parameters: { settings: { isFailing: true } } };
export const Refused: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const title = first!.title;
    await canvas.findByRole('row', { name: title });
    loaded.backend.settings.isFailing = true;
    await userEvent.click(canvas.getByRole('button', { name: text('marks.isStarred', { title }) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.t('demo:refused'));
  },
};
export const Editor: Story = { args: { address: '/apps/todo?task=4' } };
export const EditorRefused: Story = {
  args: { address: '/apps/todo?task=4' },
  play: async ({ canvasElement, userEvent, loaded }) => {
    const { findByRole, findByText } = within(canvasElement.ownerDocument.body);
    const drawer = await findByRole('dialog', { name: text('editor.title') });
    await userEvent.type(within(drawer).getByRole('textbox', { name: new RegExp(text('fields.desc')) }), '…');
    loaded.backend.settings.isFailing = true;
    await userEvent.click(within(drawer).getByRole('button', { name: text('editor.save') }));
    await expect(await findByText(text('editor.notSaved'))).toBeVisible();
  },
};
