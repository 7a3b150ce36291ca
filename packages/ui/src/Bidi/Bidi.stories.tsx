import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from './Bidi.tsx';

const meta: Meta<typeof Bidi> = { component: Bidi, args: { children: 'SA03 8000 0000 6080 1016 7519' } };
export default meta;

type Story = StoryObj<typeof Bidi>;

export const Iban: Story = {};
export const InsideArabic: Story = {
  render: () => (
    <p lang="ar" dir="rtl">
      الآيبان <Bidi>SA03 8000 0000 6080 1016 7519</Bidi> والهاتف <Bidi>+966 50 123 4567</Bidi>.
    </p>
  ),
};
