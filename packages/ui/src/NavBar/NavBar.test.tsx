import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavBar } from './NavBar.tsx';

let seeTop: (isSeen: boolean) => void = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seeTop = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('LOOK-02 the bar is read from start to end, and is gone when it is hidden', () => {
  const { rerender } = render(<NavBar start="Orchard" center="Search" end="Sara" />);
  expect(screen.getByRole('banner').textContent).toBe('OrchardSearchSara');
  rerender(<NavBar placement="hidden" start="Orchard" />);
  expect(screen.queryByRole('banner')).toBeNull();
});

test('LOOK-02 the bar lifts off the page once the page has scrolled below it', () => {
  const { rerender } = render(<NavBar start="Orchard" />);
  act(() => seeTop(false));
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled');
  rerender(<NavBar start="Orchard" placement="static" />);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
  rerender(<NavBar start="Orchard" />);
  act(() => seeTop(true));
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
});
