import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';

const words = {
  ar: {
    title: 'عروضي',
    shared: 'يراه الجميع',
    names: ['مشاريع الرياض هذا الأسبوع', 'Jeddah, over budget', 'المتوقفة'],
    long: 'المشاريع المتوقفة منذ أكثر من ثلاثة أشهر في المنطقتين الوسطى والشرقية التي تنتظر موافقة المالك',
    actions: (name: string) => `إجراءات ${name}`,
  },
  en: {
    title: 'My views',
    shared: 'Shared with everybody',
    names: ['Riyadh, this week', 'مشاريع جدة', 'Paused'],
    long: 'Projects paused for more than three months in the central and eastern regions that wait for their owner',
    actions: (name: string) => `Actions of ${name}`,
  },
};

interface StoryProps extends Partial<SavedViewsProps> {
  hasActions?: boolean;
  isLong?: boolean;
}

function StoryViews({ hasActions = false, isLong = false, ...props }: StoryProps) {
  const { title, shared, names, long, actions } = words[useStoryLanguage()];
  const shown = isLong ? [long, ...names] : names;
  const icon = <Ellipsis />;
  const views = shown.map((name, index) => ({
    id: name,
    name,
    note: index === 1 ? shared : undefined,
    isCurrent: index === 0,
    onOpen: () => {},
    actions: hasActions ? <IconButton size="small" label={actions(name)} icon={icon} /> : null,
  }));
  return (
    <div style={{ inlineSize: 320 }}>
      <SavedViews title={title} views={views} {...props} />
    </div>
  );
}

const meta = { title: 'SavedViews', component: StoryViews } satisfies Meta<typeof StoryViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfOthers: Story = {};
export const OnesOwn: Story = { args: { hasActions: true } };
export const LongText: Story = { args: { hasActions: true, isLong: true } };
