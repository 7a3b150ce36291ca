import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bidi } from './Bidi.tsx';

test('T129 a code inside Arabic keeps its direction, and its text is untouched', () => {
  render(
    <p dir="rtl">
      البريد <Bidi>sara+jobs@example.sa</Bidi> والهاتف
    </p>,
  );
  const code = screen.getByText('sara+jobs@example.sa');
  expect(code.tagName).toBe('BDI');
  expect(code).toHaveAttribute('dir', 'ltr');
  expect(code.parentElement?.textContent).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
});
