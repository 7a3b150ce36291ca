import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Shortcut } from './Shortcut.tsx';

test('DEV-03 each key is a key of its own, in the order of pressing', () => {
  const { container } = render(<Shortcut keys={['Ctrl', 'Shift', 'K']} />);
  const keys = [...container.querySelectorAll('kbd > kbd')].map((key) => key.textContent);
  expect(keys).toEqual(['Ctrl', 'Shift', 'K']);
});
