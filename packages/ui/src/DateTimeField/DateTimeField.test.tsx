import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { DateTimeField } from './DateTimeField.tsx';

function Meeting({ initial = null }: { initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <InEnglish>
      <DateTimeField label="Meeting" value={value} onChange={setValue} timeZone="Asia/Riyadh" isRequired />
      <output>{value ?? 'none'}</output>
    </InEnglish>
  );
}

test('T130 a moment is typed part by part on a clock in Riyadh and kept as an instant', async () => {
  render(<Meeting />);
  await userEvent.tab();
  await userEvent.keyboard('211120261430');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21T11:30:00.000Z');
});

test('T130 an instant is read on a clock in Riyadh, and stepped without losing its day', async () => {
  render(<Meeting initial="2026-11-20T21:15:00.000Z" />);
  const read = screen.getAllByRole('spinbutton').map(({ textContent }) => textContent);
  expect(read).toEqual(['21', '11', '2026', '00', '15']);
  screen.getAllByRole('spinbutton')[3]?.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-20T22:15:00.000Z');
});
