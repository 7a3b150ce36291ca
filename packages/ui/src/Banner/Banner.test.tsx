import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { Banner } from './Banner.tsx';

test('DEV-03 what stops the work is said at once, the rest when there is a pause', () => {
  render(
    <InEnglish>
      <Banner tone="critical" title="The server is out of reach" />
      <Banner tone="info" title="A new version is there" />
    </InEnglish>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The server is out of reach');
  expect(screen.getByRole('status')).toHaveTextContent('A new version is there');
});

test('DEV-03 a banner can be dismissed only where it may be', async () => {
  const onDismiss = vi.fn();
  const page = (canDismiss: boolean) => (
    <InEnglish>
      <Banner tone="attention" title="Offline" onDismiss={canDismiss ? onDismiss : undefined} />
    </InEnglish>
  );
  const { rerender } = render(page(true));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledOnce();
  rerender(page(false));
  expect(screen.queryByRole('button')).toBeNull();
});
