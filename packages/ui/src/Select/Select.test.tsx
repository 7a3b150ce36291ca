import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { Select, type SelectProps } from './Select.tsx';

const cities = [
  { value: 'riyadh', label: 'Riyadh' },
  { value: 'jeddah', label: 'Jeddah' },
];
const onChange = vi.fn();
const page = (props: Partial<SelectProps<string>> = {}) => (
  <InEnglish>
    <Select label="City" choices={cities} value="riyadh" onChange={onChange} placeholder="None" {...props} />
  </InEnglish>
);

test('DEV-03 an optional choice can be taken back, a required one only changed', async () => {
  const { rerender } = render(page());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /City/ }), 'None');
  expect(onChange).toHaveBeenLastCalledWith(null);
  rerender(page({ isRequired: true }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Riyadh', 'Jeddah']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Jeddah');
  expect(onChange).toHaveBeenLastCalledWith('jeddah');
});

test('DEV-03 where it may only be read, the chosen words can be copied', () => {
  render(page({ isReadOnly: true }));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Riyadh');
  expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
});

test('T117 the error is read with the choice', () => {
  render(page({ value: null, errorMessage: 'Choose a city', isRequired: true }));
  const select = screen.getByRole('combobox', { name: 'City' });
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription('Choose a city');
  expect(select).toHaveDisplayValue('None');
});
