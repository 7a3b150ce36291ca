import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Announcer } from './Announcer.tsx';
import { announce } from './announce.ts';

test('T116 the regions are there before anything is said, and each kind speaks in its own', () => {
  render(<Announcer />);
  const polite = screen.getByRole('status');
  const assertive = screen.getByRole('alert');
  expect(polite).toBeEmptyDOMElement();
  expect(assertive).toBeEmptyDOMElement();
  act(() => announce('3 results'));
  act(() => announce('Not saved', 'assertive'));
  expect(polite).toHaveTextContent('3 results');
  expect(assertive).toHaveTextContent('Not saved');
});

test('the same words again change the region, so that they are read again', () => {
  render(<Announcer />);
  act(() => announce('Saved'));
  const first = screen.getByRole('status').textContent;
  act(() => announce('Saved'));
  expect(screen.getByRole('status').textContent).not.toBe(first);
});
