import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type Project, projectsIn, useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Text } from '../Text/Text.tsx';
import { SortableList } from './SortableList.tsx';

const keyOf = (row: Project) => row.id;
const nameOf = (row: Project) => row.name;
const renderItem = ({ name }: Project) => (
  <Text as="span" isTruncated title={name}>
    {name}
  </Text>
);

function StoryList({ count = 6, isFixed = false }: { count?: number; isFixed?: boolean }) {
  const language = useStoryLanguage();
  const [items, setItems] = useState(() => projectsIn(language, count));
  function onMove(key: string, before: string | null) {
    const others = items.filter((item) => item.id !== key);
    const found = others.findIndex((item) => item.id === before);
    setItems(others.toSpliced(found < 0 ? others.length : found, 0, ...items.filter((item) => item.id === key)));
  }
  return (
    <div style={{ maxInlineSize: 480 }}>
      <SortableList
        label={language === 'ar' ? 'المشاريع' : 'Projects'}
        items={items}
        itemKey={keyOf}
        itemLabel={nameOf}
        renderItem={renderItem}
        onMove={isFixed ? undefined : onMove}
      />
    </div>
  );
}

const meta = { title: 'SortableList', component: StoryList } satisfies Meta<typeof StoryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheirOwnOrder: Story = {};
export const OrderFixed: Story = { args: { isFixed: true } };
