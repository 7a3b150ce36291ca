import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const words = {
  ar: {
    label: 'الوصف',
    value: 'مشروع يمتد ثلاثة أشهر ويشمل نقل المستودع.',
    note: 'حتى 500 حرف.',
    error: 'اكتب جملة واحدة على الأقل',
  },
  en: {
    label: 'Description',
    value: 'A project of three months that includes moving the warehouse.',
    note: 'Up to 500 characters.',
    error: 'Write at least one sentence',
  },
};

interface StoryProps extends Partial<TextAreaProps> {
  repeat?: number;
  hasError?: boolean;
}

function StoryArea({ repeat = 1, hasError, ...props }: StoryProps) {
  const text = words[useStoryLanguage()];
  const [value, setValue] = useState(props.value ?? Array.from({ length: repeat }, () => text.value).join('\n'));
  return (
    <TextArea
      label={text.label}
      description={text.note}
      errorMessage={hasError ? text.error : undefined}
      maxLength={500}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'TextArea', component: StoryArea, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryArea
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', isRequired: false } };
export const GrownWithItsText: Story = { args: { repeat: 8 } };
export const WithError: Story = { args: { value: '', hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = longText(StoryArea);
