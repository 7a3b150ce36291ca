import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { MoneyField } from './MoneyField.tsx';

test('DOM-05 T131 money is typed in any digits, kept in halalas and read with its currency', async () => {
  const seen = vi.fn();
  render(
    <Held initial={null as number | null} onChange={seen}>
      {(value, change) => <MoneyField label="Budget" value={value} onChange={change} />}
    </Held>,
  );
  const field = screen.getByRole('textbox', { name: /Budget/ });
  await userEvent.type(field, '١٬٢٣٤٫٥٦٧');
  expect(seen).toHaveBeenLastCalledWith(123_456);
  await userEvent.tab();
  expect(field).toHaveValue('1,234.56');
  expect(field).toHaveAccessibleDescription('SAR');
  await userEvent.clear(field);
  expect(seen).toHaveBeenLastCalledWith(null);
});

test('DOM-05 what floating point would make of riyals is never stored', async () => {
  const seen = vi.fn();
  render(
    <Held initial={null as number | null} onChange={seen}>
      {(value, change) => <MoneyField label="Budget" value={value} onChange={change} />}
    </Held>,
  );
  await userEvent.type(screen.getByRole('textbox'), '1.15');
  expect(seen).toHaveBeenLastCalledWith(115);
});
