import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { IbanField } from './IbanField.tsx';

function Account() {
  const [value, setValue] = useState('');
  return (
    <InEnglish>
      <IbanField label="IBAN" value={value} onChange={setValue} />
      <output>{value}</output>
    </InEnglish>
  );
}

test('T136 an IBAN is typed in either digits, shown in fours and kept without spaces', async () => {
  render(<Account />);
  await userEvent.tab();
  await userEvent.keyboard('sa٠٣8000 0000 6080 1016 7519');
  const input = screen.getByRole('textbox', { name: /IBAN/ });
  expect(input).toHaveValue('SA03 8000 0000 6080 1016 7519');
  expect(input).toHaveAttribute('dir', 'ltr');
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('SA0380000000608010167519');
  expect(input).toBeValid();
});

test('T136 T117 a wrong character is told once the field is left, not while one types; the value stays', async () => {
  render(<Account />);
  await userEvent.tab();
  await userEvent.paste('SA03 8000 0000 6080 1016 7518');
  const input = screen.getByRole('textbox', { name: /IBAN/ });
  expect(input).toBeValid();
  await userEvent.tab();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Check the characters: one is wrong or missing');
  expect(input).toHaveValue('SA03 8000 0000 6080 1016 7518');
});

test('a character put into the middle leaves the caret where it is', async () => {
  render(<Account />);
  await userEvent.tab();
  await userEvent.keyboard('SA0380000');
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /IBAN/ });
  await userEvent.type(input, '7', { initialSelectionStart: 2 });
  expect(input.selectionStart).toBe(3);
  expect(screen.getByRole('status')).toHaveTextContent('SA70380000');
});
