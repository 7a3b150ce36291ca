import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { focusField } from '../ErrorSummary/ErrorSummary.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

function Opening({ value: initial = null, ...props }: Partial<TimeFieldProps>) {
  const [value, setValue] = useState(initial);
  return (
    <InEnglish>
      <TimeField label="Opens at" name="opensAt" {...props} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </InEnglish>
  );
}
const kept = () => screen.getByRole('status');

test('T117 a time is led to by its name, typed part by part and given as HH:MM', async () => {
  render(<Opening isRequired errorMessage="Choose a time" />);
  focusField('opensAt');
  const [hour] = screen.getAllByRole('spinbutton');
  expect(hour).toHaveFocus();
  expect(hour).toBeInvalid();
  expect(screen.getByRole('group', { name: 'Opens at' })).toBeInTheDocument();
  expect(screen.getByText('Choose a time')).toBeInTheDocument();
  await userEvent.keyboard('0905');
  expect(kept()).toHaveTextContent('09:05');
});

test('T130 digits of an Arabic keyboard are typed as Latin ones', async () => {
  render(<Opening />);
  await userEvent.tab();
  await userEvent.keyboard('٠٩٣٠');
  expect(kept()).toHaveTextContent('09:30');
});

test('DEV-03 the clock has 24 hours, a part is stepped from where the day begins, and Backspace takes the time away', async () => {
  render(<Opening startsAt="14:00" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowUp}');
  expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
  expect(kept()).toHaveTextContent('14:00');
  await userEvent.keyboard('{ArrowDown}');
  expect(kept()).toHaveTextContent('14:59');
  await userEvent.keyboard('{Backspace}{Backspace}{ArrowLeft}{Backspace}{Backspace}');
  expect(kept()).toHaveTextContent('none');
});

test('DEV-03 a time to be read is not changed, and says nothing of being optional', async () => {
  render(<Opening value="08:30" isReadOnly />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(kept()).toHaveTextContent('08:30');
  expect(screen.queryByText('optional')).toBeNull();
});
