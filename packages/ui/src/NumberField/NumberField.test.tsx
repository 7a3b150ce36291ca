import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const seen = vi.fn();
function show(props: Partial<NumberFieldProps> = {}) {
  seen.mockClear();
  render(
    <Held initial={null as number | null} onChange={seen}>
      {(value, change) => <NumberField label="Seats" {...props} value={value} onChange={change} />}
    </Held>,
  );
  return screen.getByRole('textbox', { name: /Seats/ });
}

test('T131 a figure is typed in any digits, and grouped once it is left', async () => {
  const field = show();
  await userEvent.type(field, '١٢۳４٥');
  expect(seen).toHaveBeenLastCalledWith(12_345);
  expect(field).toHaveValue('12345');
  await userEvent.tab();
  expect(field).toHaveValue('12,345');
});

test('DEV-03 letters are not taken, a sign is, and an emptied field has no value', async () => {
  const field = show();
  await userEvent.type(field, '1a2');
  expect(seen).toHaveBeenLastCalledWith(12);
  await userEvent.clear(field);
  expect(seen).toHaveBeenLastCalledWith(null);
  await userEvent.type(field, '-3');
  expect(seen).toHaveBeenLastCalledWith(-3);
});

test('T117 the unit, the error and the help are read with the figure', () => {
  const field = show({ unit: 'years', errorMessage: 'Too many', description: 'At most 40' });
  expect(field).toHaveAccessibleDescription('years Too many At most 40');
  expect(field).toBeInvalid();
});
