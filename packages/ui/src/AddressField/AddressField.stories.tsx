import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { arabic } from '../private/stories/story-arabic.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { AddressField, type AddressFieldProps } from './AddressField.tsx';
import { addressWords, emptyAddress } from './address-words.ts';

function StoryAddress({ value: initial, ...props }: Partial<AddressFieldProps>) {
  const words = addressWords[useStoryLanguage()];
  const [value, setValue] = useState(initial ?? words.value);
  return (
    <AddressField label={words.label} labels={words.labels} isRequired {...props} value={value} onChange={setValue} />
  );
}

const meta = { title: 'AddressField', component: StoryAddress, parameters: { width: 'form' } } satisfies Meta<
  typeof StoryAddress
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  args: { value: emptyAddress, isRequired: false, description: 'As it stands on the proof of national address' },
  render: arabic(StoryAddress, { description: 'كما ورد في إثبات العنوان الوطني' }),
};
export const DigitsMissing: Story = {
  args: { value: { ...emptyAddress, buildingNumber: '822', postalCode: '12643' } },
};
export const WithError: Story = {
  args: {
    errorMessage: 'This address is not in the city above',
    partErrors: { street: 'Write the name of the street' },
  },
  render: arabic(StoryAddress, {
    errorMessage: 'هذا العنوان ليس في المدينة أعلاه',
    partErrors: { street: 'اكتب اسم الشارع' },
  }),
};
export const LongText: Story = {
  args: {
    value: { ...addressWords.ar.value, street: 'طريق الأمير محمد بن عبدالعزيز بن عبدالرحمن الفيصل آل سعود الفرعي' },
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
