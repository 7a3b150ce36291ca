import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStoryLanguage } from '../private/story-projects.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import { type Filter, FilterBar } from './FilterBar.tsx';
import { NumberRangeFilter } from './NumberRangeFilter.tsx';
import { TextFilter } from './TextFilter.tsx';

const words = {
  ar: {
    bar: 'عوامل التصفية',
    city: 'المدينة',
    seats: 'المقاعد',
    changed: 'آخر تعديل',
    owner: 'المالك',
    riyadh: 'الرياض',
    jeddah: 'جدة',
  },
  en: {
    bar: 'Filters',
    city: 'City',
    seats: 'Seats',
    changed: 'Changed',
    owner: 'Owner',
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
      filters={filters}
      onClear={(key) => set(key, undefined)}
      onClearAll={() => setSummaries({})}
    />
  );
}

const meta = { title: 'FilterBar', component: StoryBar } satisfies Meta<typeof StoryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingAskedFor: Story = {};
export const Narrowed: Story = { args: { initial: { city: 'الرياض', seats: '5–20' } } };
