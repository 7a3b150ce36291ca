import { defaultPreferences } from '@diwan/api-contract/values/preferences';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storePreferences } from '../storage/session-storage.ts';
import { preferences } from './preferences.ts';
import { useShortcuts } from './use-shortcuts.ts';

const acts = { '/': vi.fn(), '?': vi.fn(), j: vi.fn(), ']': vi.fn() };

function Page() {
  useShortcuts(acts);
  return (
    <>
      <button type="button">Next page</button>
      <input aria-label="Name" />
      <div role="grid" aria-label="Skills" tabIndex={-1} />
      <div role="dialog" aria-label="Question" tabIndex={-1} />
    </>
  );
}

function press(target: Element, key: string, code: string, more: object = {}) {
  fireEvent.keyDown(target, { key, code, ...more });
  const done = Object.entries(acts).filter(([, act]) => act.mock.calls.length > 0);
  vi.clearAllMocks();
  return done.map(([character]) => character).join('');
}

afterEach(() => {
  localStorage.clear();
  preferences.reload();
});

test.each([
  [
    'an English keyboard',
    [
      ['/', 'Slash'],
      ['?', 'Slash', { shiftKey: true }],
      ['j', 'KeyJ'],
      [']', 'BracketRight'],
    ],
  ],
  [
    'an Arabic keyboard',
    [
      ['ظ', 'Slash'],
      ['؟', 'Slash', { shiftKey: true }],
      ['ت', 'KeyJ'],
      ['د', 'BracketRight'],
    ],
  ],
  [
    'a keyboard with CapsLock on',
    [
      ['/', 'Slash'],
      ['?', 'Slash', { shiftKey: true }],
      ['J', 'KeyJ'],
      [']', 'BracketRight'],
    ],
  ],
] as const)('T110 single keys work on %s', (_, keys) => {
  render(<Page />);
  const pressed = keys.map(([key, code, more]) => press(document.body, key, code, more));
  expect(pressed).toEqual(['/', '?', 'j', ']']);
});

test('T110 they work wherever the focus is, but not where one types, is asked, or a table has them for its rows', () => {
  render(<Page />);
  expect(press(screen.getByRole('button'), 'j', 'KeyJ')).toBe('j');
  expect(press(screen.getByRole('grid'), '/', 'Slash')).toBe('/');
  for (const target of [screen.getByRole('textbox'), screen.getByRole('grid'), screen.getByRole('dialog')])
    expect(press(target, 'j', 'KeyJ')).toBe('');
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press(document.body, 'j', 'KeyJ', { [held]: true })).toBe('');
});

test('T110 whoever turned them off presses them without effect', () => {
  storePreferences({ ...defaultPreferences, hasShortcuts: false });
  preferences.reload();
  render(<Page />);
  expect(press(document.body, 'j', 'KeyJ')).toBe('');
});
