import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { arabic } from '../private/stories/story-arabic.tsx';
import { ContextualHelp } from './ContextualHelp.tsx';

const meta: Meta<typeof ContextualHelp> = {
  component: ContextualHelp,
  args: {
    title: 'What counts as a visit',
    children: 'Everybody who stayed for at least a minute, once a day. Those who work here are left out.',
  },
  render: arabic(ContextualHelp, {
    title: 'ما الذي يُحسب زيارة',
    children: 'كل من بقي دقيقة على الأقل، مرة في اليوم. لا يُحسب من يعملون هنا.',
  }),
};
export default meta;
type Story = StoryObj<typeof ContextualHelp>;

export const Help: Story = {};
export const Information: Story = { args: { variant: 'info' } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const WithLink: Story = {
  args: { link: <Link href="#counting">How visits are counted</Link> },
  render: arabic(ContextualHelp, {
    title: 'ما الذي يُحسب زيارة',
    children: 'كل من بقي دقيقة على الأقل، مرة في اليوم. لا يُحسب من يعملون هنا.',
    link: <Link href="#counting">كيف تُحسب الزيارات</Link>,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('link')).toBeVisible());
  },
};
export const BesideAHeading: Story = {
  render: (args, { globals }) => (
    <Inline gap="xxs" align="center">
      <Heading level={2}>{globals.language === 'en' ? 'Visits' : 'الزيارات'}</Heading>
      <ContextualHelp {...args} />
    </Inline>
  ),
};
