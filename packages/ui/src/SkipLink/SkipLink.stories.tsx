import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta<typeof SkipLink> = {
  component: SkipLink,
  args: { target: 'content', children: 'Skip to the content' },
};
export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        The content.
      </main>
    </>
  ),
  play: ({ canvas }) => canvas.getByRole('link').focus(),
};
