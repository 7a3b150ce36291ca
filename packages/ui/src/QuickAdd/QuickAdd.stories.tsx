import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { QuickAdd } from './QuickAdd.tsx';

const words = { ar: { label: 'إضافة مهمة', submit: 'إضافة' }, en: { label: 'Add a task', submit: 'Add' } };

function StoryQuickAdd() {
  const { label, submit } = words[useStoryLanguage()];
  const [added, setAdded] = useState<readonly string[]>([]);
  return (
    <Stack gap="sm">
      <QuickAdd label={label} submitLabel={submit} onAdd={(text) => setAdded([text, ...added])} />
      {added.map((text) => (
        <Text key={text} dir="auto">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

const meta = { title: 'QuickAdd', component: StoryQuickAdd, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryQuickAdd
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('textbox');
    await userEvent.type(line, 'Call Sara{Enter}');
    await userEvent.type(line, 'ترتيب الموعد');
  },
};
