import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

test('T112 the link leads past what is between, and the address stays as it is', async () => {
  render(
    <>
      <SkipLink target="content">Skip to the content</SkipLink>
      <a href="/menu">Menu</a>
      <main id="content" tabIndex={-1}>
        <a href="/first">First</a>
      </main>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
});
