import { UiProvider, type UiTexts } from '@diwan/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListSearch } from './ListSearch.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** An address that says what was asked for only after a while. */
function SlowAddress({ delay = 0 }: { delay?: number }) {
  const [value, setValue] = useState('');
  return (
    <UiProvider language="en" texts={{ clear: 'Clear' } as UiTexts} navigate={() => {}}>
      <ListSearch label="Search" value={value} onChange={(asked) => setTimeout(() => setValue(asked), delay)} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('before')}>
        Back
      </button>
    </UiProvider>
  );
}

test.each([0, 200])('what is typed after a pause stays as typed, when the list follows after %s ms', async (delay) => {
  render(<SlowAddress delay={delay} />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(field, 'senior ');
  await wait(310);
  await user.type(field, 'dev');
  await wait(delay);
  expect(field).toHaveValue('senior dev');
  await wait(310 + delay);
  expect(screen.getByRole('status')).toHaveTextContent('senior dev');
  expect(field).toHaveValue('senior dev');
});

test('another address brings its own search into the field', async () => {
  render(<SlowAddress />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(field, 'dev');
  await wait(310);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await wait(310);
  expect(field).toHaveValue('before');
  expect(screen.getByRole('status')).toHaveTextContent('before');
});
