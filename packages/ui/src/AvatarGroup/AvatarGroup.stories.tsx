import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { AvatarGroup, type AvatarGroupProps } from './AvatarGroup.tsx';

const presentWords = {
  ar: {
    label: 'من يعمل على هذه الصفحة',
    names: ['سارة عمر', 'نورة السبيعي', 'علي زيد', 'هند فارس', 'ريم سعيد', 'بدر ناصر', 'محمد القحطاني'],
  },
  en: {
    label: 'Who works on this page',
    names: ['Sara Omar', 'Noura Al Subaie', 'Ali Zaid', 'Hind Faris', 'Reem Said', 'Badr Nasser', 'Omar Saleh'],
  },
};

function StoryGroup({ count = 7, ...props }: Partial<AvatarGroupProps> & { count?: number }) {
  const { label, names } = presentWords[useStoryLanguage()];
  const people = names.slice(0, count).map((name, index) => ({ id: String(index), name }));
  return <AvatarGroup label={label} people={people} {...props} />;
}

const meta = { title: 'AvatarGroup', component: StoryGroup } satisfies Meta<typeof StoryGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const Few: Story = { args: { count: 3 } };
export const Medium: Story = { args: { size: 'medium' } };
export const Large: Story = { args: { size: 'large' } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const names = await screen.findByRole('dialog');
    await expect(within(names).getAllByRole('listitem')).toHaveLength(7);
  },
};
