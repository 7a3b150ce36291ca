import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function show({ value: initial = '', ...props }: Partial<TextFieldProps> = {}) {
  render(
    <Held initial={initial}>
      {(value, change) => <TextField label="Title" {...props} value={value} onChange={change} />}
    </Held>,
  );
  return screen.getByRole('textbox', { name: new RegExp(`^${props.label ?? 'Title'}`) });
}

test('T117 help and error are both read with the field, and the value stays', () => {
  const field = show({ value: 'Too long', description: 'In a few words', errorMessage: 'Too many' });
  expect(field).toHaveAccessibleDescription('Too many In a few words');
  expect(field).toHaveValue('Too long');
});

test('T117 what may be left out says so, and what must be filled in is announced as required', () => {
  expect(show()).toHaveAccessibleName(/^Title\s*optional$/);
  const name = show({ label: 'Name', isRequired: true });
  expect(name).toHaveAccessibleName('Name');
  expect(name).toBeRequired();
});

test('I18N-02 free text finds its own direction, an address stays left to right', async () => {
  const title = show();
  await userEvent.type(title, 'عنوان');
  expect(title).toHaveValue('عنوان');
  expect(title).toHaveAttribute('dir', 'auto');
  expect(show({ label: 'E-mail', type: 'email', isRequired: true })).toHaveAttribute('dir', 'ltr');
});
