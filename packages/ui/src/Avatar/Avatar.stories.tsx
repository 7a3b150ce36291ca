import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, AvatarStack } from './Avatar.tsx';

const meta: Meta<typeof Avatar> = { component: Avatar, args: { name: 'Sara Al Otaibi' } };
export default meta;

type Story = StoryObj<typeof Avatar>;

export const Latin: Story = {};
export const Arabic: Story = { args: { name: 'محمد القحطاني' } };
export const Large: Story = { args: { size: 'large' } };
export const Several: Story = {
  render: () => (
    <AvatarStack
      people={['Sara Omar', 'نورة السبيعي', 'Ali Zaid', 'Hind Faris', 'Reem Said', 'Badr Nasser'].map((name) => ({
        name,
      }))}
    />
  ),
};
