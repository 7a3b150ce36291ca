import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/story-arabic.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Library', href: '/library' },
      { label: 'Books', href: '/library/books' },
      { label: 'A long story', href: '/library/books/12' },
    ],
  },
  render: arabic(Breadcrumbs, {
    items: [
      { label: 'المكتبة', href: '/library' },
      { label: 'الكتب', href: '/library/books' },
      { label: 'قصة طويلة', href: '/library/books/12' },
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof Breadcrumbs>;

export const ThreeLevels: Story = {};
