import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { NavBar } from './NavBar.tsx';

const inArabic = {
  start: <strong>البستان</strong>,
  end: (
    <>
      <IconButton label="الإشعارات" icon={<Bell size={20} />} />
      <Avatar name="سارة العتيبي" />
    </>
  ),
};

const meta: Meta<typeof NavBar> = {
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  args: {
    start: <strong>Orchard</strong>,
    end: (
      <>
        <IconButton label="Notifications" icon={<Bell size={20} />} />
        <Avatar name="Sara Al Otaibi" />
      </>
    ),
  },
  render: arabic(NavBar, inArabic),
};
export default meta;

type Story = StoryObj<typeof NavBar>;

export const Floating: Story = {};
export const Sticky: Story = { args: { placement: 'sticky' } };
export const Static: Story = { args: { placement: 'static' } };
export const Hidden: Story = { args: { placement: 'hidden' } };
export const WithSearch: Story = {
  args: { center: <SearchField label="Search" value="" onChange={() => {}} shortcut="/" /> },
  render: arabic(NavBar, {
    ...inArabic,
    center: <SearchField label="بحث" value="" onChange={() => {}} shortcut="/" />,
  }),
};
