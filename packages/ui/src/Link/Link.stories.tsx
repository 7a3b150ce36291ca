import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Anchor } from './Anchor.tsx';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = {
  component: Link,
  args: { href: '/articles', children: 'All articles' },
  render: arabic(Link, { children: 'كل المقالات' }),
};
export default meta;

type Story = StoryObj<typeof Link>;

export const Action: Story = {};
export const InTable: Story = { args: { tone: 'text' } };
export const Muted: Story = { args: { tone: 'muted' } };
export const InText: Story = {
  args: { isUnderlined: true },
  render: (args, { globals }) =>
    globals.language === 'en' ? (
      <p>
        See <Link {...args} /> for more.
      </p>
    ) : (
      <p>
        للمزيد انظر <Link {...args}>كل المقالات</Link>.
      </p>
    ),
};
export const WithoutALook: Story = {
  render: ({ href }, { globals }) => (
    <Anchor href={href}>{globals.language === 'en' ? 'All articles' : 'كل المقالات'}</Anchor>
  ),
};
export const LongText: Story = {
  args: { children: 'All articles about moving staff, machines and documents to the northern branch' },
  render: arabic(Link, { children: 'كل المقالات عن نقل الموظفين والأجهزة والوثائق إلى الفرع الشمالي' }),
  decorators: (Story) => (
    <div style={{ inlineSize: 200 }}>
      <Story />
    </div>
  ),
};
