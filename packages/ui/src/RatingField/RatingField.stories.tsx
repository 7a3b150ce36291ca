import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { longText } from '../private/stories/story-long-text.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { RatingField, type RatingFieldProps } from './RatingField.tsx';

const words = {
  ar: { label: 'تقييم الفرع', note: 'كما يراه العملاء.', error: 'امنح نجمة على الأقل', of: 'من', none: 'بلا تقييم' },
  en: { label: 'Rating', note: 'As customers see it.', error: 'Give at least one star', of: 'of', none: 'Not rated' },
};

interface StoryProps extends Partial<RatingFieldProps> {
  hasError?: boolean;
  mayBeNone?: boolean;
}

function StoryRating({ value: initial = 4, hasError, mayBeNone, ...props }: StoryProps) {
  const text = words[useStoryLanguage()];
  const [value, setValue] = useState(initial);
  return (
    <RatingField
      label={text.label}
      description={text.note}
      errorMessage={hasError ? text.error : undefined}
      nameOf={(stars) => `${stars} ${text.of} 5`}
      noneLabel={mayBeNone ? text.none : undefined}
      most={5}
      isRequired
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'RatingField', component: StoryRating, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryRating
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {};
export const NotGiven: Story = { args: { value: 0 } };
export const NoneIsAnAnswer: Story = { args: { value: 0, mayBeNone: true } };
export const WithError: Story = { args: { value: 0, hasError: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = longText(StoryRating);
export const GivenByKey: Story = {
  args: { value: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[2]).toBeChecked();
  },
};
