import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { type Choice, ChoiceFilter, NumberRangeFilter, RadioGroup, TagField } from '@diwan/ui';
import { useState } from 'react';
import { choiceLabel } from '#crud/fields/choice-label.ts';
import { useOptions } from '#crud/query/use-options.ts';
import { useOptionsById } from '#crud/query/use-record-labels.ts';
import { withFaces } from '#crud/resource/face/with-faces.tsx';
import type { FilterKind } from '#crud/resource/filter-kinds.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { Referable } from '#crud/resource/resource-types.ts';
import { measureOf } from '../measures.ts';
import { DayRangePanel } from './DayRangePanel.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { TextPanel } from './TextPanel.tsx';
import { useChosen } from './use-chosen.ts';
import { useFilterCounts } from './use-filter-counts.ts';

interface FilterPanelProps {
  name: string;
  label: string;
  filter: FilterKind;
  values: Readonly<Record<string, string>>;
  /** What the list is asked for, with moving days resolved. */
  question: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
  onDone: () => void;
}

/** What stands in a filter's popover, by its kind; `onChange` gets the values that changed, as the URL has them. */
export function FilterPanel({ name, label, filter, values, question, onChange, onDone }: FilterPanelProps) {
  const context = useResource();
  const value = values[name] ?? '';
  const apply = (changes: Readonly<Record<string, string>>) => {
    onChange(changes);
    onDone();
  };
  switch (filter.kind) {
    case 'choices':
      return (
        <ChoicesFilter
          name={name}
          label={label}
          filter={filter}
          value={value}
          question={question}
          onChange={(next) => onChange({ [name]: next })}
        />
      );
    case 'flag':
      return (
        <FlagFilter
          name={name}
          label={label}
          value={value}
          question={question}
          onChange={(next) => apply({ [name]: next })}
        />
      );
    case 'text':
      return <TextPanel label={label} value={value} onApply={(next) => apply({ [name]: next })} />;
    case 'figure':
      return (
        <FigurePanel label={label} usual={filter.usual} value={value} onApply={(next) => apply({ [name]: next })} />
      );
    case 'rating': {
      const choices = filter.values.map((each) => ({ value: String(each), label: context.format.number(each) }));
      return (
        <RadioGroup
          label={label}
          isRequired
          choices={choices}
          value={value}
          onChange={(next) => apply({ [name]: next })}
        />
      );
    }
    case 'reference':
      return (
        <ReferenceFilter label={label} to={filter.to} value={value} onChange={(next) => onChange({ [name]: next })} />
      );
    case 'dayRange':
      return (
        <DayRangePanel
          from={value}
          to={values[filter.to] ?? ''}
          onApply={(from, to) => apply({ [name]: from, [filter.to]: to })}
        />
      );
    default: {
      const { per, unit } = measureOf(filter, context);
      const read = (text: string | undefined) => (text ? Number(text) / per : null);
      const write = (figure: number | null) => (figure === null ? '' : String(Math.round(figure * per)));
      return (
        <NumberRangeFilter
          unit={unit}
          value={{ from: read(value), to: read(values[filter.to]) }}
          onApply={({ from, to }) => apply({ [name]: write(from), [filter.to]: write(to) })}
        />
      );
    }
  }
}

interface CountedFilterProps extends Pick<FilterPanelProps, 'name' | 'label' | 'question'> {
  value: string;
  onChange: (value: string) => void;
}

function FlagFilter({ name, label, value, question, onChange }: CountedFilterProps) {
  const { t } = useResource();
  const countOf = useFilterCounts(name, question);
  const choices = [
    { value: 'true', label: t('yes'), count: countOf('true') },
    { value: 'false', label: t('no'), count: countOf('false') },
  ];
  return <RadioGroup label={label} isRequired choices={choices} value={value} onChange={onChange} />;
}

interface ChoicesFilterProps extends CountedFilterProps {
  filter: Extract<FilterKind, { kind: 'choices' }>;
}

/** So many are taken in at a glance. */
const mostAtAGlance = 8;

function ChoicesFilter({ name, label, filter, value, question, onChange }: ChoicesFilterProps) {
  const context = useResource();
  const countOf = useFilterCounts(name, question);
  const [chosen, choose] = useChosen(value, onChange);
  const search = {
    label: context.t('search'),
    isFound: ({ label: name }: Choice, typed: string) => searchKey(name).includes(searchKey(typed)),
  };
  return (
    <ChoiceFilter
      label={label}
      choices={filter.values.map((each) => ({
        value: each,
        label: choiceLabel(filter.labels, each, context),
        count: countOf(each),
      }))}
      value={valuesOf(chosen)}
      onChange={(next) => choose(next.join(','))}
      {...(filter.values.length > mostAtAGlance && { search })}
    />
  );
}

const valuesOf = (text: string) => (text === '' ? [] : text.split(','));

interface ReferenceFilterProps {
  label: string;
  to: Referable;
  value: string;
  onChange: (value: string) => void;
}

function ReferenceFilter({ label, to, value, onChange }: ReferenceFilterProps) {
  const { t } = useResource();
  const [typed, setTyped] = useState('');
  const [ids, choose] = useChosen(value, onChange);
  const chosen = useOptionsById(to, valuesOf(ids));
  const found = useOptions(to, typed);
  return (
    <TagField
      label={label}
      isRequired
      value={chosen}
      onChange={(options) => choose(options.map(({ id }) => id).join(','))}
      items={withFaces(to, found.items)}
      inputValue={typed}
      onInputChange={setTyped}
      isLoading={found.isLoading}
      emptyText={t('nothingFound')}
      placeholder={t('search')}
    />
  );
}
