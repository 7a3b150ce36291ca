import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { InArabic } from '../private/test/InArabic.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { ErrorState } from './ErrorState.tsx';

test('DEV-03 a failure is said at once, with what is safe and what to do', async () => {
  const onRetry = vi.fn();
  render(
    <InEnglish>
      <ErrorState
        title="The list couldn't be loaded"
        description="Nothing is lost."
        action={<Button onPress={onRetry}>Try again</Button>}
      />
    </InEnglish>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent("The list couldn't be loaded");
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing is lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('I18N-03 technical details wait behind a word of the page’s language and stay left to right', async () => {
  render(
    <InArabic>
      <ErrorState title="تعذر تحميل القائمة" details="503 · 01JD9Z6Y" />
    </InArabic>,
  );
  const details = screen.getByText('503 · 01JD9Z6Y');
  expect(details).not.toBeVisible();
  expect(details).toHaveAttribute('dir', 'ltr');
  await userEvent.click(screen.getByText('التفاصيل'));
  expect(details).toBeVisible();
});
