import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadMessages, startMessages } from '#messages/messages.ts';
import { MetricTile } from './MetricTile.tsx';

const metric = { value: 7, problem: null, isLoading: false, hasFailed: false, refresh: () => {} };

beforeEach(async () => {
  await startMessages('en');
  await loadMessages('dashboard', 'core');
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
