import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InArabic } from '../private/test/InArabic.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { label: 'Library', href: '/library' },
  { label: 'Books', href: '/library/books' },
];

test('DEV-03 T110 the way back is walked by keyboard, and the page itself is marked', async () => {
  const navigate = vi.fn();
  render(
    <InEnglish navigate={navigate}>
      <Breadcrumbs items={items} />
    </InEnglish>,
  );
  expect(screen.getByText('Books')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Library')).not.toHaveAttribute('aria-current');
  await userEvent.tab();
  expect(screen.getByText('Library')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.lastCall?.[0]).toBe('/library');
});

test('I18N-03 the landmark has its name in the page’s language', () => {
  render(
    <InArabic>
      <Breadcrumbs items={items} />
    </InArabic>,
  );
  expect(screen.getByRole('navigation', { name: 'مسار التنقل' })).toBeInTheDocument();
});
