import { FilterPanel, NumberField, RadioGroup, Stack } from '@diwan/ui';
import { useState } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';

interface FigurePanelProps {
  label: string;
  usual: readonly number[];
  value: string;
  onApply: (value: string) => void;
}

/** One figure: typed, or one of the usual ones. */
export function FigurePanel({ label, usual, value, onApply }: FigurePanelProps) {
  const { t, format } = useResource();
  const [figure, setFigure] = useState(value === '' ? null : Number(value));
  return (
    <Stack gap="md">
      <FilterPanel onApply={() => onApply(figure === null ? '' : String(figure))}>
        <NumberField label={label} value={figure} onChange={setFigure} isRequired />
      </FilterPanel>
      <RadioGroup
        label={t('list:usual')}
        isRequired
        isInLine
        choices={usual.map((each) => ({ value: String(each), label: format.number(each) }))}
        value={value}
        onChange={onApply}
      />
    </Stack>
  );
}
