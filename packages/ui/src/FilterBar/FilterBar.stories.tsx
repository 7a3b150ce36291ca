import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { within } from 'storybook/test';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterButtons } from './FilterButtons.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { Filter } from './filter.ts';
import { NumberRangeFilter } from './NumberRangeFilter.tsx';
import { TextFilter } from './TextFilter.tsx';

const words = {
  ar: {
    bar: 'عوامل التصفية',
    city: 'المدينة',
    seats: 'المقاعد',
    changed: 'آخر تعديل',
    owner: 'المالك',
    open: 'المفتوحة وحدها',
    more: 'تصفية أخرى',
    riyadh: 'الرياض',
    jeddah: 'جدة',
  },
  en: {
    bar: 'Filters',
    city: 'City',
    seats: 'Seats',
    changed: 'Changed',
    owner: 'Owner',
    open: 'Open ones alone',
    more: 'More filters',
    riyadh: 'Riyadh',
    jeddah: 'Jeddah',
  },
};

const nothing: Record<string, string | undefined> = {};

function StoryBar({ initial = nothing }: { initial?: Record<string, string | undefined> }) {
  const text = words[useStoryLanguage()];
  const [summaries, setSummaries] = useState(initial);
  const set = (key: string, summary: string | undefined) => setSummaries((before) => ({ ...before, [key]: summary }));
  const cities = [text.riyadh, text.jeddah].map((city) => ({ value: city, label: city }));
  const filters: Filter[] = [
    {
      key: 'city',
      label: text.city,
      summary: summaries.city,
      panel: () => (
        <ChoiceFilter
          label={text.city}
          choices={cities}
          value={summaries.city?.split(', ') ?? []}
          onChange={(chosen) => set('city', chosen.join(', ') || undefined)}
        />
      ),
    },
    {
      key: 'seats',
      label: text.seats,
      summary: summaries.seats,
      panel: (close) => (
        <NumberRangeFilter
          value={{ from: null, to: null }}
          onApply={({ from, to }) => {
            set('seats', `${from ?? 0}–${to ?? '∞'}`);
            close();
          }}
        />
      ),
    },
    {
      key: 'changed',
      label: text.changed,
      summary: summaries.changed,
      panel: (close) => (
        <DateRangeFilter
          value={{ from: null, to: null }}
          onApply={({ from }) => {
            set('changed', from ?? undefined);
            close();
          }}
        />
      ),
    },
    {
      key: 'owner',
      label: text.owner,
      summary: summaries.owner,
      panel: (close) => (
        <TextFilter
          label={text.owner}
          value={summaries.owner ?? ''}
          onApply={(owner) => {
            set('owner', owner || undefined);
            close();
          }}
        />
      ),
    },
  ];
  return (
    <FilterBar
      label={text.bar}
      filters={filters.filter(({ key, summary }) => key !== 'owner' || summary)}
      more={filters.filter(({ key, summary }) => key === 'owner' && !summary)}
      moreLabel={text.more}
      onClear={(key) => set(key, undefined)}
      onClearAll={() => setSummaries({})}
    />
  );
}

const meta = { title: 'FilterBar', component: StoryBar } satisfies Meta<typeof StoryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function StoryPanel() {
  const { open } = words[useStoryLanguage()];
  const [isOn, setIsOn] = useState(true);
  return (
    <FilterPanel onApply={() => {}} isDisabled={!isOn}>
      <Switch label={open} isSelected={isOn} onChange={setIsOn} />
    </FilterPanel>
  );
}

export const NothingAskedFor: Story = {};
function StoryButtons() {
  const text = words[useStoryLanguage()];
  return <FilterButtons label={text.bar} names={[text.city, text.seats, text.changed]} moreLabel={text.more} />;
}

export const OnItsWay: Story = { render: () => <StoryButtons /> };
export const Narrowed: Story = { args: { initial: { city: 'الرياض', seats: '5–20' } } };
export const LongText: Story = {
  args: {
    initial: {
      city: 'الرياض, جدة, الدمام, المدينة المنورة, أبها',
      seats: '5–20',
      changed: '2026-11-08 – 2026-11-21',
      owner: 'عبدالرحمن بن عبدالعزيز العبدالكريم',
    },
  },
  decorators: (Story) => (
    <div style={{ inlineSize: 326 }}>
      <Story />
    </div>
  ),
};
const opened = (place: number): Story['play'] =>
  async function play({ canvas, userEvent }) {
    const chip = canvas.getAllByRole('button')[place];
    if (chip) await userEvent.click(chip);
    await within(document.body).findByRole('dialog');
  };
export const Choosing: Story = { play: opened(0) };
export const ChoosingARange: Story = { play: opened(1) };
export const ChoosingDays: Story = { play: opened(2) };
export const ChoosingAnother: Story = { play: opened(3) };
export const PanelOfOnesOwn: Story = { render: () => <StoryPanel /> };
