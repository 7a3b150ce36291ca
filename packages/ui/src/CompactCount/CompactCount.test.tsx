import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CompactCount } from './CompactCount.tsx';

test('LOOK-05 a shortened count is read and hovered as the exact number', () => {
  const { container } = render(<CompactCount value={1540} />);
  expect(screen.getByText('1.5k')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('1540')).not.toHaveAttribute('aria-hidden');
  expect(container.firstElementChild).toHaveAttribute('title', '1540');
});

test('LOOK-05 up to 999 the number stands alone', () => {
  const { container } = render(<CompactCount value={999} />);
  expect(container.textContent).toBe('999');
});
