import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta<typeof SkipLink> = {
  component: SkipLink,
  parameters: { layout: 'fullscreen' },
  args: { target: 'content', children: 'Skip to the content' },
};
export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Focused: Story = {
  render: (args, { globals }) => {
    const isArabic = globals.language !== 'en';
    return (
      <>
        <SkipLink {...args}>{isArabic ? 'تخطي إلى المحتوى' : args.children}</SkipLink>
        <main id="content" tabIndex={-1}>
          {isArabic ? 'المحتوى.' : 'The content.'}
        </main>
      </>
    );
  },
  play: ({ canvas }) => canvas.getByRole('link').focus(),
};
