import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta: Meta<typeof Heading> = {
  component: Heading,
  args: { level: 1, children: 'Articles' },
  render: arabic(Heading, { children: 'المقالات' }),
};
export default meta;

type Story = StoryObj<typeof Heading>;

export const Page: Story = {};
export const Display: Story = { args: { size: 'display' } };
const levels = {
  ar: ['الصفحة', 'جزء منها', 'جزء من ذلك الجزء', 'أصغر الأجزاء'],
  en: ['The page', 'A part of it', 'A part of that', 'The smallest part'],
};
export const Levels: Story = {
  render: (_, { globals }) => {
    const [page, part, lesser, least] = levels[globals.language === 'en' ? 'en' : 'ar'];
    return (
      <Stack>
        <Heading level={1}>{page}</Heading>
        <Heading level={2}>{part}</Heading>
        <Heading level={3}>{lesser}</Heading>
        <Heading level={4}>{least}</Heading>
      </Stack>
    );
  },
};
export const LongText: Story = {
  args: {
    children: 'Opening of the northern branch and moving staff, machines and documents there before the year ends',
  },
  render: arabic(Heading, { children: 'افتتاح الفرع الشمالي ونقل الموظفين والأجهزة والوثائق إليه قبل نهاية السنة' }),
};
