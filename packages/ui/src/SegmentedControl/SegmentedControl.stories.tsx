import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColumn, Columns3, List, Table2 } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';
import { SegmentedLinks } from './SegmentedLinks.tsx';

const shownAs = {
  ar: { label: 'طريقة العرض', chart: 'رسم', table: 'جدول', list: 'قائمة', board: 'لوحة' },
  en: { label: 'Show as', chart: 'Chart', table: 'Table', list: 'List', board: 'Board' },
};
const periods = {
  ar: { label: 'المدة', names: ['يوم', 'أسبوع', 'شهر', 'ربع سنة', 'سنة'] },
  en: { label: 'Period', names: ['Day', 'Week', 'Month', 'Quarter', 'Year'] },
};

type StoryProps = Partial<Pick<SegmentedControlProps<string>, 'isIconOnly' | 'isDisabled'>>;

function StorySegments(props: StoryProps) {
  const words = shownAs[useStoryLanguage()];
  const [value, setValue] = useState('chart');
  return (
    <SegmentedControl
      {...props}
      label={words.label}
      value={value}
      onChange={setValue}
      segments={[
        { value: 'chart', label: words.chart, icon: <ChartColumn /> },
        { value: 'table', label: words.table, icon: <Table2 /> },
      ]}
    />
  );
}

function StoryPeriods({ hasDisabled = false }: { hasDisabled?: boolean }) {
  const { label, names } = periods[useStoryLanguage()];
  const [value, setValue] = useState('1');
  return (
    <SegmentedControl
      label={label}
      value={value}
      onChange={setValue}
      segments={names.map((name, index) => ({
        value: String(index),
        label: name,
        isDisabled: hasDisabled && index === 4,
      }))}
    />
  );
}

function StoryLinks() {
  const words = shownAs[useStoryLanguage()];
  return (
    <SegmentedLinks
      label={words.label}
      currentKey="board"
      segments={[
        { key: 'list', label: words.list, href: '#list', icon: <List /> },
        { key: 'board', label: words.board, href: '#board', icon: <Columns3 /> },
      ]}
    />
  );
}

const meta = { title: 'SegmentedControl', component: StorySegments } satisfies Meta<typeof StorySegments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IconAndLabel: Story = {};
export const IconOnly: Story = { args: { isIconOnly: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LabelOnly: Story = { render: () => <StoryPeriods /> };
export const OneDisabled: Story = { render: () => <StoryPeriods hasDisabled /> };
export const Links: Story = { render: () => <StoryLinks /> };
export const InANarrowPlace: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <StoryPeriods />
    </div>
  ),
};
export const ChosenByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first).toHaveFocus();
    await userEvent.keyboard(getComputedStyle(first!).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toBeChecked();
  },
};
