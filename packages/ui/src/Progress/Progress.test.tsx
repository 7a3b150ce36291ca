import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormat } from '../format/format.ts';
import { InArabic } from '../private/test/InArabic.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { Progress } from './Progress.tsx';

test('DEV-03 how far it has come is read per cent, or in words where they say more', () => {
  const { rerender } = render(
    <InEnglish>
      <Progress label="Sending" value={320} max={800} />
    </InEnglish>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Sending' });
  expect(bar).toHaveAttribute('aria-valuetext', '40%');
  expect(bar.textContent).toBe('Sending40%');
  rerender(
    <InEnglish>
      <Progress label="Sending" value={320} max={800} valueLabel="320 of 800" />
    </InEnglish>,
  );
  expect(bar).toHaveAttribute('aria-valuetext', '320 of 800');
  expect(bar.textContent).toBe('Sending320 of 800');
});

test('I18N-01 in Arabic its per cent are written as those of every other figure', () => {
  render(<Progress label="جارٍ الإرسال" value={1} max={3} />, { wrapper: InArabic });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', createFormat('ar').percent(0.33));
});
