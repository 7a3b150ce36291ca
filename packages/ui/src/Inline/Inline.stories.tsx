import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Inline } from './Inline.tsx';

const meta: Meta<typeof Inline> = {
  component: Inline,
  args: { children: ['One', 'Two', 'Three'].map((name) => <div key={name}>{name}</div>) },
  render: arabic(Inline, { children: ['واحد', 'اثنان', 'ثلاثة'].map((name) => <div key={name}>{name}</div>) }),
};
export default meta;

type Story = StoryObj<typeof Inline>;

export const AtStart: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const AtEnd: Story = { args: { justify: 'end' } };
const many = (words: string) => Array.from({ length: 40 }, (_, index) => <div key={index}>{words}</div>);
export const Wrapped: Story = {
  args: { children: many('One of many') },
  render: arabic(Inline, { children: many('واحد من كثير') }),
};
