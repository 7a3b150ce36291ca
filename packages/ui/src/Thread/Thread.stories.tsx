import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type Project, projectsIn, useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Text } from '../Text/Text.tsx';
import { Thread } from './Thread.tsx';

const keyOf = ({ id }: Project) => id;
const renderItem = ({ name, city }: Project) => (
  <div style={{ paddingBlock: 8, paddingInline: 12 }}>
    <Text size="small" tone="muted">
      {city}
    </Text>
    <Text>{name}</Text>
  </div>
);

interface StoryProps {
  count?: number;
  firstShown?: number;
}

/** Of all there are the last hundred at first, and a hundred more whenever somebody comes near the first. */
function StoryThread({ count = 5000, firstShown }: StoryProps) {
  const language = useStoryLanguage();
  const all = projectsIn(language, count);
  const [size, setSize] = useState(Math.min(100, count));
  const isArabic = language === 'ar';
  return (
    <div style={{ blockSize: 420, maxInlineSize: 520 }}>
      <Thread
        label={isArabic ? 'المشاريع' : 'Projects'}
        items={all.slice(-size)}
        itemKey={keyOf}
        renderItem={renderItem}
        firstShown={firstShown}
        onStart={() => setSize(Math.min(count, size + 100))}
        endLabel={(many) => (isArabic ? `${many} جديد` : `${many} new`)}
      />
    </div>
  );
}

const meta = { title: 'Thread', component: StoryThread } satisfies Meta<typeof StoryThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thousands: Story = {};
export const Few: Story = { args: { count: 3 } };
export const FromAnItemOn: Story = { args: { count: 60, firstShown: 20 } };
