import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('DEV-03 shapes of what is coming are as wide as it will be, and nobody hears them', () => {
  render(
    <div data-testid="place" aria-busy="true">
      <Skeleton width="60%" />
    </div>,
  );
  const shape = screen.getByTestId('place').firstElementChild as HTMLElement;
  expect(shape).toHaveAttribute('aria-hidden', 'true');
  expect(shape.style.inlineSize).toBe('60%');
});

test('DEV-03 the shape of a control has the width of what it will contain, which nobody hears', () => {
  render(<Skeleton shape="control">Columns</Skeleton>);
  expect(screen.getByText('Columns')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Columns').style.inlineSize).toBe('');
});
