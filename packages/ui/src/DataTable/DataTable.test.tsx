import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DataTable } from './DataTable.tsx';

test('DEV-03 T110 each figure is read with its row and column, and the table can be scrolled by keyboard', async () => {
  render(
    <DataTable
      caption="Projects by city"
      heads={['City', 'Open', 'Closed']}
      rows={[
        { id: 'riyadh', cells: ['Riyadh', '12', '3'] },
        { id: 'abha', cells: ['Abha', '4', '0'] },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Projects by city' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['City', 'Open', 'Closed']);
  const riyadh = within(table).getByRole('row', { name: 'Riyadh 12 3' });
  expect(within(riyadh).getByRole('rowheader')).toHaveTextContent('Riyadh');
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Projects by city' })).toHaveFocus();
});
