import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { focusField } from '../ErrorSummary/ErrorSummary.tsx';
import { Held } from '../private/test/Held.tsx';
import { LocalizedTextField, type LocalizedTextFieldProps, type LocalizedValue } from './LocalizedTextField.tsx';

const seen = vi.fn();
function show(props: Partial<LocalizedTextFieldProps> = {}) {
  render(
    <Held initial={{ ar: 'عنوان', en: 'T' } as LocalizedValue} onChange={seen}>
      {(value, change) => <LocalizedTextField label="Title" {...props} value={value} onChange={change} />}
    </Held>,
  );
  return screen.getAllByRole('textbox');
}

test('T117 a text in two languages keeps each language, direction and error apart', async () => {
  const [arabic, english] = show({ errorMessage: { ar: 'Too short' }, isRequired: true });
  expect(arabic).toHaveAttribute('dir', 'rtl');
  expect(arabic).toHaveAttribute('lang', 'ar');
  expect(arabic).toBeInvalid();
  expect(english).toHaveAttribute('dir', 'ltr');
  expect(english).toHaveAttribute('lang', 'en');
  expect(english).toBeValid();
  await userEvent.clear(english as Element);
  expect(seen).toHaveBeenLastCalledWith({ ar: 'عنوان' });
});

test('T117 each language is named, and an error leads to its own box', () => {
  const [arabic, english] = show({ name: 'title', isMultiline: true });
  expect(arabic).toHaveAccessibleName(/Title.*Arabic/);
  expect(english).toHaveAccessibleName(/Title.*English/);
  focusField('title.en');
  expect(english).toHaveFocus();
});
