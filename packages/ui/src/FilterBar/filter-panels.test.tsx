import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import { FilterPanel } from './FilterPanel.tsx';

test('a filter by a few values is a named group and takes effect with each tick', async () => {
  const onChange = vi.fn();
  const cities = ['Riyadh', 'Jeddah'].map((city) => ({ value: city, label: city }));
  render(
    <InEnglish>
      <ChoiceFilter label="City" choices={cities} value={['Riyadh']} onChange={onChange} />
    </InEnglish>,
  );
  expect(screen.getByRole('group', { name: 'City' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Jeddah' }));
  expect(onChange).toHaveBeenLastCalledWith(['Riyadh', 'Jeddah']);
});

test('a filter by many values is searched, and what is not listed then stays chosen', async () => {
  const onChange = vi.fn();
  const cities = ['Abha', 'Jeddah', 'Riyadh'].map((city) => ({ value: city, label: city }));
  const search = { label: 'Search', isFound: ({ label }: { label: string }, typed: string) => label.includes(typed) };
  render(
    <InEnglish>
      <ChoiceFilter label="City" choices={cities} value={['Riyadh']} onChange={onChange} search={search} />
    </InEnglish>,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Jed');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Jeddah' }));
  expect(onChange).toHaveBeenLastCalledWith(['Jeddah', 'Riyadh']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'xyz');
  expect(screen.getByText('Nothing found')).toBeVisible();
});

test('a filter by days may be open at either end, and not run backwards', () => {
  const onApply = vi.fn();
  render(
    <InEnglish>
      <DateRangeFilter value={{ from: '2026-11-21', to: null }} onApply={onApply} />
    </InEnglish>,
  );
  const apply = screen.getByRole('button', { name: 'Apply' });
  fireEvent.click(apply);
  expect(onApply).toHaveBeenLastCalledWith({ from: '2026-11-21', to: null });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-03' } });
  expect(apply).toBeDisabled();
});

test('a panel is applied by Enter in any of its fields, and not while it is incomplete', async () => {
  const onApply = vi.fn();
  const panel = (isDisabled: boolean) => (
    <InEnglish>
      <FilterPanel onApply={onApply} isDisabled={isDisabled}>
        <input aria-label="Floor" />
      </FilterPanel>
    </InEnglish>
  );
  const { rerender } = render(panel(true));
  const floor = screen.getByRole('textbox', { name: 'Floor' });
  await userEvent.type(floor, '3{Enter}');
  expect(onApply).not.toHaveBeenCalled();
  rerender(panel(false));
  await userEvent.type(floor, '{Enter}');
  expect(onApply).toHaveBeenCalledOnce();
});
