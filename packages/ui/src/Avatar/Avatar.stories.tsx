import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#8fb4bd" d="M0 0h8v8H0z"/><circle fill="#29474f" cx="4" cy="3" r="1.6"/><path fill="#29474f" d="M1 8a3 3 0 0 1 6 0z"/></svg>')}`;

const meta: Meta<typeof Avatar> = { component: Avatar, args: { name: 'Sara Al Otaibi' } };
export default meta;

type Story = StoryObj<typeof Avatar>;

export const Latin: Story = {};
export const Arabic: Story = { args: { name: 'محمد القحطاني' } };
export const Picture: Story = { args: { image: face } };
const mark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#1f5f74" d="M1.500 4.500 4 2l2.500 2.500V7h-5z"/></svg>')}`;
const organisation = { name: 'Al Ofuq Company', shape: 'square' } as const;
export const Organisation: Story = { args: organisation };
export const Mark: Story = { args: { ...organisation, image: mark } };
export const OnItsWay: Story = { args: { isPending: true } };
export const Broken: Story = { args: { image: 'data:image/webp;base64,' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const BesideAName: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} isDecorative /> {args.name}
    </Inline>
  ),
};
