import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { focusField } from '../ErrorSummary/ErrorSummary.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { DateField } from './DateField.tsx';

function Day() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <InEnglish>
      <DateField
        label="Last day"
        name="lastDay"
        value={value}
        onChange={setValue}
        isRequired
        errorMessage="Choose a day"
      />
      <output>{value ?? 'none'}</output>
    </InEnglish>
  );
}

test('T117 a day is led to by its name, typed part by part and given as YYYY-MM-DD', async () => {
  render(<Day />);
  focusField('lastDay');
  const [first] = screen.getAllByRole('spinbutton');
  expect(first).toHaveFocus();
  expect(first).toBeInvalid();
  expect(screen.getByText('Choose a day')).toBeInTheDocument();
  await userEvent.keyboard('21112026');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21');
});

test('T130 digits of an Arabic keyboard are typed as Latin ones', async () => {
  render(<Day />);
  await userEvent.tab();
  await userEvent.keyboard('٢١١١٢٠٢٦');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21');
});

test('T130 the calendar is changed in the popover by keyboard, for reading and typing; the value stays Gregorian', async () => {
  render(<Day />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(screen.getByRole('radio', { name: 'Hijri (Umm al-Qura)' }));
  await userEvent.keyboard('{Escape}');
  const [first] = screen.getAllByRole('spinbutton');
  first?.focus();
  await userEvent.keyboard('01091447');
  expect(screen.getByRole('status')).toHaveTextContent('2026-02-18');
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('status')).toHaveTextContent('2027-02-08');
});
