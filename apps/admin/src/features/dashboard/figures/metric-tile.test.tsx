import { UiProvider, type UiTexts } from '@diwan/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadMessages, startMessages } from '#messages/messages.ts';
import { MetricTile } from './MetricTile.tsx';

const metric = { value: 7, problem: null, isLoading: false, hasFailed: false, refresh: () => {} };

beforeEach(async () => {
  await startMessages('en');
  await loadMessages('dashboard');
});

test('the switch to a table keeps its name and says whether it is pressed', async () => {
  render(
    <MetricTile title="Cities" metric={metric}>
      {(value, isTable) => <p>{isTable ? `${value} in a table` : `${value} drawn`}</p>}
    </MetricTile>,
  );
  const asTable = screen.getByRole('button', { name: 'Show as a table' });
  expect(asTable).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(asTable);
  expect(screen.getByText('7 in a table')).toBeVisible();
  expect(asTable).toHaveAccessibleName('Show as a table');
  expect(asTable).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(asTable);
  expect(screen.getByText('7 drawn')).toBeVisible();
});

test('a figure that comes when asked for again by keyboard keeps the focus in its tile', async () => {
  const failed = { ...metric, value: null, hasFailed: true };
  const tile = (shown: typeof failed | typeof metric) => (
    <UiProvider language="en" texts={{ retry: 'Try again' } as UiTexts} navigate={() => {}}>
      <MetricTile title="Cities" metric={shown}>
        {(value) => <p>{value}</p>}
      </MetricTile>
    </UiProvider>
  );
  const { rerender } = render(tile(failed));
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(tile(metric));
  expect(screen.getByText('7')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Cities' })).toHaveFocus());
});
