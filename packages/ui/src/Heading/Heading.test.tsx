import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from './Heading.tsx';

test('NAV-10 the page’s heading can take the focus after navigation, those of its parts can’t', () => {
  render(
    <>
      <Heading level={1}>Articles</Heading>
      <Heading level={2} size="display">
        Drafts
      </Heading>
    </>,
  );
  const page = screen.getByRole('heading', { level: 1, name: 'Articles' });
  page.focus();
  expect(page).toHaveFocus();
  screen.getByRole('heading', { level: 2, name: 'Drafts' }).focus();
  expect(page).toHaveFocus();
});
