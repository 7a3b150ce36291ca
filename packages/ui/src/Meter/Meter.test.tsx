import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { Meter } from './Meter.tsx';

test('DEV-03 a meter tells its label and how much there is, in per cent or in words', () => {
  const { rerender } = render(<Meter label="Space in use" value={40} />, { wrapper: InEnglish });
  const meter = screen.getByRole('meter', { name: 'Space in use' });
  expect(meter).toHaveAttribute('aria-valuetext', '40%');
  expect(meter).toHaveTextContent('Space in use40%');
  rerender(<Meter label="Space in use" value={7} max={10} valueLabel="7 of 10 places" />);
  expect(meter).toHaveAttribute('aria-valuemax', '10');
  expect(meter).toHaveAttribute('aria-valuetext', '7 of 10 places');
});

test('DEV-03 more than there can be fills the meter and no more', () => {
  render(<Meter label="Space in use" value={140} />, { wrapper: InEnglish });
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
});
