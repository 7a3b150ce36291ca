import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../Bidi/Bidi.tsx';
import { KeyValueList } from './KeyValueList.tsx';

const meta: Meta<typeof KeyValueList> = {
  component: KeyValueList,
  args: {
    items: [
      { id: 'city', name: 'City', value: 'Riyadh' },
      { id: 'phone', name: 'Phone', value: <Bidi>+966 50 123 4567</Bidi> },
      { id: 'about', name: 'About', value: 'Ten years of welding, three of them under water.' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof KeyValueList>;

export const Facts: Story = {};
