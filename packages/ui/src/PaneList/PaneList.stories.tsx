import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { type Project, projectsIn, useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PaneList } from './PaneList.tsx';

const keyOf = (row: Project) => row.id;
const nameOf = (row: Project) => row.name;
const renderRow = ({ id, name, city }: Project) => (
  <Anchor href={`#${id}`}>
    <Stack gap="none">
      <Text as="span" weight="medium" isTruncated title={name}>
        {name}
      </Text>
      <Text as="span" size="caption" tone="muted">
        {city}
      </Text>
    </Stack>
  </Anchor>
);

interface StoryProps {
  count?: number;
  isSelectable?: boolean;
  isRefreshing?: boolean;
}

function StoryList({ count = 5000, isSelectable = true, isRefreshing = false }: StoryProps) {
  const language = useStoryLanguage();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['p1']));
  const isArabic = language === 'ar';
  const onToggle = (key: string) =>
    setKeys(new Set([...keys].filter((one) => one !== key).concat(keys.has(key) ? [] : key)));
  return (
    <div style={{ blockSize: 420, maxInlineSize: 420 }}>
      <PaneList
        label={isArabic ? 'المشاريع' : 'Projects'}
        rows={projectsIn(language, count)}
        rowKey={keyOf}
        rowLabel={nameOf}
        renderRow={renderRow}
        rowAction={isSelectable ? (isArabic ? starInArabic : star) : undefined}
        selection={isSelectable ? { keys, onToggle } : undefined}
        currentKey="p3"
        isRefreshing={isRefreshing}
      />
    </div>
  );
}

const starOf = (label: string) => () => <IconButton size="small" label={label} icon={<Star />} />;
const star = starOf('Star');
const starInArabic = starOf('تمييز بنجمة');

const meta = { title: 'PaneList', component: StoryList } satisfies Meta<typeof StoryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thousands: Story = {};
export const Few: Story = { args: { count: 4 } };
export const OnlyToOpen: Story = { args: { count: 4, isSelectable: false } };
export const Refreshing: Story = { args: { count: 4, isRefreshing: true } };
