import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { SearchField } from './SearchField.tsx';

const seen = vi.fn();
function show() {
  seen.mockClear();
  render(
    <Held initial="" onChange={seen}>
      {(value, change) => <SearchField label="Search projects" value={value} onChange={change} shortcut="/" />}
    </Held>,
  );
  return screen.getByRole('searchbox', { name: 'Search projects' });
}

test('DEV-03 each keystroke is told, and what was typed finds its own direction', async () => {
  const box = show();
  await userEvent.type(box, 'أب');
  expect(seen.mock.calls).toEqual([['أ'], ['أب']]);
  expect(box).toHaveAttribute('dir', 'auto');
});

test('T110 Escape and the cross empty the box and leave the focus in it', async () => {
  const box = show();
  await userEvent.type(box, 'abc{Escape}');
  expect(box).toHaveValue('');
  await userEvent.type(box, 'abc');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('T110 in an empty box Escape is left to what is around it', () => {
  const box = show();
  expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(true);
  expect(box).toHaveAttribute('aria-keyshortcuts', '/');
  expect(screen.getByText('/')).toHaveAttribute('aria-hidden', 'true');
});
