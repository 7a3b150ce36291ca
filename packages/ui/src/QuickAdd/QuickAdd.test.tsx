import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuickAdd } from './QuickAdd.tsx';

test('DEV-03 Enter adds what was typed and leaves an empty line with the focus; nothing is added of blanks', async () => {
  const onAdd = vi.fn();
  render(<QuickAdd label="Add a task" submitLabel="Add" onAdd={onAdd} />);
  const line = screen.getByRole('textbox', { name: 'Add a task' });
  await userEvent.type(line, '   {Enter}');
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(line, 'Call Sara{Enter}');
  expect([line, document.activeElement]).toEqual([expect.objectContaining({ value: '' }), line]);
  await userEvent.type(line, 'Order chairs');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onAdd.mock.calls.map(([text]) => text.trim())).toEqual(['Call Sara', 'Order chairs']);
});
