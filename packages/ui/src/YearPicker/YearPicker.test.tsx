import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { YearPicker } from './YearPicker.tsx';

const yearsShown = () =>
  screen
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

test('LOOK-06 years run from the current one down to 1940', () => {
  const current = new Date().getFullYear();
  render(
    <Held initial={null as number | null}>
      {(value, change) => <YearPicker label="Born" value={value} onChange={change} isRequired />}
    </Held>,
  );
  expect(yearsShown()).toEqual(Array.from({ length: current - 1940 + 1 }, (_, index) => String(current - index)));
});

test('LOOK-06 a chosen year is a number, between other ends where the question has them', async () => {
  const seen = vi.fn();
  render(
    <Held initial={null as number | null} onChange={seen}>
      {(value, change) => <YearPicker label="Ends" firstYear={2025} lastYear={2027} value={value} onChange={change} />}
    </Held>,
  );
  expect(yearsShown()).toEqual(['2027', '2026', '2025']);
  await userEvent.selectOptions(screen.getByRole('combobox'), '2026');
  expect(seen).toHaveBeenLastCalledWith(2026);
});
