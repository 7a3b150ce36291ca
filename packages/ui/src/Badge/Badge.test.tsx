import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './Badge.tsx';

test('LOOK-05 a badge shortens what is above 999', () => {
  render(<Badge>{1540}</Badge>);
  expect(screen.getByText('1.5k')).toBeInTheDocument();
});

test('DEV-03 a word in a badge stays as it is written', () => {
  const { container } = render(<Badge tone="critical">2000 new</Badge>);
  expect(container.textContent).toBe('2000 new');
});
