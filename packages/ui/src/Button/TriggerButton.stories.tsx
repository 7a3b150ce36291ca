import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Menu, MenuTrigger } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { TriggerButton } from './TriggerButton.tsx';

const meta: Meta<typeof TriggerButton> = {
  component: TriggerButton,
  render: function Draw(args) {
    const isArabic = useStoryLanguage() === 'ar';
    return (
      <MenuTrigger>
        <TriggerButton {...args}>{isArabic ? 'الإجراءات' : 'Actions'}</TriggerButton>
        <Menu>
          <MenuItem>{isArabic ? 'تعديل' : 'Edit'}</MenuItem>
          <MenuItem>{isArabic ? 'نشر' : 'Publish'}</MenuItem>
        </Menu>
      </MenuTrigger>
    );
  },
};
export default meta;

type Story = StoryObj<typeof TriggerButton>;

export const Quiet: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await within(document.body).findByRole('menu');
  },
};
