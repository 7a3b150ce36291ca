import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const orchardWords = {
  ar: [
    {
      id: 'water',
      title: 'الري',
      note: '3 مرات في الأسبوع',
      content: 'يُسقى كل صف عند الفجر، ومرتين في اليوم حين تشتد الحرارة.',
    },
    { id: 'prune', title: 'التقليم', note: 'في فبراير', content: 'تُقلّم الأشجار بعد آخر صقيع، وتُترك الأغصان الصغيرة.' },
    {
      id: 'pick',
      title: 'القطاف والفرز والنقل إلى المخزن البارد في الطرف الشمالي من البستان',
      content: 'تُقطف الثمار صباحًا وتُفرز في اليوم نفسه.',
    },
  ],
  en: [
    {
      id: 'water',
      title: 'Watering',
      note: '3 times a week',
      content: 'Each row is watered at dawn, and twice a day in great heat.',
    },
    {
      id: 'prune',
      title: 'Pruning',
      note: 'In February',
      content: 'Trees are pruned after the last frost; small branches stay.',
    },
    {
      id: 'pick',
      title: 'Picking, sorting and bringing the crates to the cold store at the northern end of the orchard',
      content: 'Fruit is picked in the morning and sorted on the same day.',
    },
  ],
};

function StoryAccordion({ hasDisabled = false, ...props }: Partial<AccordionProps> & { hasDisabled?: boolean }) {
  const sections = orchardWords[useStoryLanguage()].map((section) => ({
    ...section,
    isDisabled: hasDisabled && section.id === 'prune',
  }));
  return (
    <div style={{ maxInlineSize: 480 }}>
      <Accordion sections={sections} {...props} />
    </div>
  );
}

const meta = { title: 'Accordion', component: StoryAccordion } satisfies Meta<typeof StoryAccordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { openAtFirst: ['water', 'pick'] } };
export const OneAtATime: Story = { args: { isOneAtATime: true, openAtFirst: ['prune'] } };
export const OneDisabled: Story = { args: { hasDisabled: true } };
export const OpenedByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('group')).toBeVisible();
  },
};
