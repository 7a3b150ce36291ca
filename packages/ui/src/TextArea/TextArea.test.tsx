import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const seen = vi.fn();
function show(props: Partial<TextAreaProps> = {}) {
  render(
    <Held initial="" onChange={seen}>
      {(value, change) => <TextArea label="Reason" isRequired {...props} value={value} onChange={change} />}
    </Held>,
  );
  return screen.getByRole('textbox', { name: 'Reason' });
}

test('DEV-03 Enter begins a line, and no more is taken than fits', async () => {
  const area = show({ maxLength: 5 });
  await userEvent.type(area, 'ab{Enter}cdef');
  expect(area).toHaveValue('ab\ncd');
  expect(seen).toHaveBeenLastCalledWith('ab\ncd');
});

test('T117 help and error are read with the text, and a required one says so', () => {
  const area = show({ description: 'One sentence', errorMessage: 'Too short' });
  expect(area).toHaveAccessibleDescription('Too short One sentence');
  expect(area).toBeInvalid();
  expect(area).toBeRequired();
});
