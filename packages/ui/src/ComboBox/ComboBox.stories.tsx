import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import type { Option } from '../private/options/Options.tsx';
import { longText } from '../private/stories/story-long-text.tsx';
import { projectsIn, useStoryLanguage } from '../private/stories/story-projects.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

interface StoryProps extends Partial<ComboBoxProps> {
  hasError?: boolean;
  canCreate?: boolean;
}

function StoryComboBox({ hasError, canCreate, ...props }: StoryProps) {
  const language = useStoryLanguage();
  const options = projectsIn(language, 8).map(({ id, name, city }) => ({ id, label: name, note: city }));
  const [value, setValue] = useState<Option | null>(options[1] ?? null);
  const [text, setText] = useState(value?.label ?? '');
  function create() {
    setValue({ id: text, label: text });
    setText(text);
  }
  return (
    <ComboBox
      label={language === 'ar' ? 'المشروع' : 'Project'}
      items={options.filter((option) => text === value?.label || option.label.includes(text))}
      inputValue={text}
      onInputChange={setText}
      value={value}
      onChange={setValue}
      errorMessage={hasError ? (language === 'ar' ? 'اختر مشروعًا' : 'Choose a project') : undefined}
      creation={
        canCreate && text !== value?.label
          ? { label: language === 'ar' ? `إضافة «${text}»` : `Add “${text}”`, onCreate: create }
          : null
      }
      isRequired
      {...props}
    />
  );
}

const meta = { title: 'ComboBox', component: StoryComboBox, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryComboBox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: null, inputValue: '' } };
export const Loading: Story = { args: { items: [], isLoading: true } };
export const WithError: Story = { args: { value: null, inputValue: '', hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryComboBox);
const typing = (text: string): Story['play'] =>
  async function play({ canvas, userEvent }) {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, text);
    await screen.findByRole('listbox');
  };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
};
export const NothingFound: Story = { play: typing('xyz') };
export const CreatedInPlace: Story = {
  args: { canCreate: true },
  play: async (context) => {
    await typing('xyz')?.(context);
    await screen.findByRole('option', { name: /xyz/ });
  },
};
const frame = () => new Promise(requestAnimationFrame);
/** Options are gone through by key: the list moves, and the page below it, whose moving would close it, does not. */
export const ToTheLastOption: Story = {
  tags: ['!autodocs'],
  decorators: (Story) => (
    <div style={{ minBlockSize: '300vh' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown>8/}');
    const last = (await screen.findAllByRole('option')).at(-1);
    for (let index = 0; index < 4; index++) await frame();
    await expect(last).toBeVisible();
    await expect(last).toHaveAttribute('data-focused');
    await expect(window.scrollY).toBe(0);
  },
};
