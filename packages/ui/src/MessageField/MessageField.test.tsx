import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MessageField, type MessageFieldProps } from './MessageField.tsx';

function Written(props: Omit<MessageFieldProps, 'label' | 'value' | 'onChange'>) {
  const [value, setValue] = useState('');
  return <MessageField label="Message" value={value} onChange={setValue} {...props} />;
}

test('Enter sends what is written, and with Shift begins a new line', async () => {
  const onSubmit = vi.fn();
  render(<Written onSubmit={onSubmit} />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two');
  expect([field, onSubmit.mock.calls.length]).toEqual([expect.objectContaining({ value: 'one\ntwo' }), 0]);
  await userEvent.type(field, '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(field).toHaveValue('one\ntwo');
});

test('Escape is its own only where it means something', async () => {
  const [onEscape, around] = [vi.fn(), vi.fn()];
  document.addEventListener('keydown', around);
  const { rerender } = render(<Written onSubmit={() => {}} />);
  await userEvent.type(screen.getByRole('textbox'), '{Escape}');
  expect(around).toHaveBeenCalledOnce();
  rerender(<Written onSubmit={() => {}} onEscape={onEscape} isInvalid />);
  await userEvent.type(screen.getByRole('textbox'), '{Escape}');
  document.removeEventListener('keydown', around);
  expect([onEscape.mock.calls.length, around.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByRole('textbox')).toBeInvalid();
});
