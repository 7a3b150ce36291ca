import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InArabic } from '../private/test/InArabic.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { KeysetPagination } from './KeysetPagination.tsx';

const calls = { onPrevious: vi.fn(), onNext: vi.fn(), onPageSize: vi.fn() };
const pages = <KeysetPagination countText="10,000+ results" hasPrevious={false} hasNext pageSize={25} {...calls} />;

test('DEV-03 pages are stepped through, and there is no way before the first', async () => {
  render(<InEnglish>{pages}</InEnglish>);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('10,000+ results');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(calls.onPrevious).not.toHaveBeenCalled();
  expect(calls.onNext).toHaveBeenCalledOnce();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
  expect(calls.onPageSize).toHaveBeenCalledWith(100);
});

test('the steps say where they lead', () => {
  render(
    <InEnglish>
      <KeysetPagination {...pages.props} nextHref="?after=c2" />
    </InEnglish>,
  );
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('data-href', '?after=c2');
  expect(screen.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('data-href');
});

test('I18N-03 the steps speak the page’s language', () => {
  render(<InArabic>{pages}</InArabic>);
  expect(screen.getByRole('button', { name: 'التالي' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'السابق' })).toBeDisabled();
});
