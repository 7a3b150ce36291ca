import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { RetryButton } from './RetryButton.tsx';

function Part({ comes }: { comes: 'inside' | 'instead' | 'focused' }) {
  const [isThere, setIsThere] = useState(false);
  if (isThere && comes === 'instead') return <p>Riyadh</p>;
  return (
    <section aria-label="Cities">
      {isThere ? <City isFocused={comes === 'focused'} /> : <RetryButton onPress={() => setIsThere(true)} />}
    </section>
  );
}

function City({ isFocused }: { isFocused: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  return <input ref={field} aria-label="City" />;
}

async function retry() {
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
}

test('whoever tried again by keyboard stays in the part that has come', async () => {
  render(<Part comes="inside" />, { wrapper: InEnglish });
  await retry();
  const part = screen.getByRole('region', { name: 'Cities' });
  expect(part).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(part).not.toHaveAttribute('tabindex');
});

test('where the part itself goes, the page around it has the focus', async () => {
  render(
    <main>
      <Part comes="instead" />
    </main>,
    { wrapper: InEnglish },
  );
  await retry();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('what comes may take the focus', async () => {
  render(<Part comes="focused" />, { wrapper: InEnglish });
  await retry();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('it goes without a word where somebody is elsewhere', async () => {
  const onPress = vi.fn();
  const { rerender } = render(
    <section>
      <RetryButton onPress={onPress} />
    </section>,
    { wrapper: InEnglish },
  );
  rerender(<section />);
  expect(document.body).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});
