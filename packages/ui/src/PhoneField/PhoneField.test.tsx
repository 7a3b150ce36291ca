import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { PhoneField } from './PhoneField.tsx';

test('T131 T136 a phone number becomes E.164 as soon as it is one; before that nothing typed is lost', async () => {
  const seen = vi.fn();
  render(
    <Held initial="" onChange={seen}>
      {(value, change) => <PhoneField label="Mobile" value={value} onChange={change} />}
    </Held>,
  );
  const field = screen.getByRole('textbox', { name: /Mobile/ });
  await userEvent.type(field, '٠٥٥١٢٣');
  await userEvent.tab();
  expect(field).toHaveValue('٠٥٥١٢٣');
  await userEvent.type(field, '٤٥٦٧');
  expect(seen).toHaveBeenLastCalledWith('+966551234567');
  await userEvent.tab();
  expect(field).toHaveValue('55 123 4567');
});
