import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { DateRangePicker, type Days } from './DateRangePicker.tsx';

function Period({ initial = null }: { initial?: Days | null }) {
  const [value, setValue] = useState<Days | null>(initial);
  return (
    <InEnglish>
      <DateRangePicker label="Period" value={value} onChange={setValue} isRequired />
      <output>{value ? `${value.from} ${value.to}` : 'none'}</output>
    </InEnglish>
  );
}

test('T130 two days are typed in one go and given when both are whole', async () => {
  render(<Period />);
  await userEvent.tab();
  await userEvent.keyboard('08112026');
  expect(screen.getByRole('status')).toHaveTextContent('none');
  await userEvent.keyboard('21112026');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-08 2026-11-21');
});

test('T130 T110 two days are picked from the month by keyboard', async () => {
  render(<Period initial={{ from: '2026-11-08', to: '2026-11-10' }} />);
  await userEvent.tab();
  // The first Enter begins the range and goes on to the day after.
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-08 2026-11-16');
});
