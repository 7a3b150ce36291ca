import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PaperTable } from './PaperTable.tsx';

test('DEV-03 each figure is read with its row and column, and the sheet’s table can be scrolled by keyboard', async () => {
  render(
    <PaperTable
      label="Lines"
      heads={[
        { id: 'name', content: <span lang="en">Description</span> },
        { id: 'quantity', content: 'Quantity' },
        { id: 'total', content: 'Total' },
      ]}
      rows={[
        { id: '0', cells: ['Review of a CV', '1', '250.00'] },
        { id: '1', cells: ['Review of a CV', '2', '500.00'] },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Lines' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Description', 'Quantity', 'Total']);
  const second = within(table).getByRole('row', { name: 'Review of a CV 2 500.00' });
  expect(within(second).getByRole('rowheader')).toHaveTextContent('Review of a CV');
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Lines' })).toHaveFocus();
});
