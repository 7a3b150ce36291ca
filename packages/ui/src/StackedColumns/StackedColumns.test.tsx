import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StackedColumns } from './StackedColumns.tsx';

test('columns stand on zero, and each series tells its total', () => {
  render(
    <StackedColumns
      label="Applications"
      pointHead="Day"
      series={[
        { id: 'a', name: 'Pending', tone: 'neutral' },
        { id: 'b', name: 'Approved', tone: 'accent' },
      ]}
      points={[
        { id: '1', name: '1 Mar', values: [30, 10] },
        { id: '2', name: '2 Mar', values: [10, 0] },
      ]}
      formatNumber={String}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Pending40', 'Approved10']);
  const parts = screen.getByTitle('1 Mar: 40').children as HTMLCollectionOf<HTMLElement>;
  expect([...parts].map(({ style }) => style.blockSize)).toEqual(['75%', '25%']);
  expect(screen.getByRole('img', { name: 'Applications' })).toHaveTextContent('0');
});

test('a part of a column leads to what it counts, by keyboard from the table, and a series to all of it', () => {
  const props = {
    label: 'Applications',
    pointHead: 'Day',
    series: [
      { id: 'a', name: 'Pending', tone: 'neutral' as const, href: '/list?state=a' },
      { id: 'b', name: 'Approved', tone: 'accent' as const, href: '/list?state=b' },
    ],
    points: [{ id: '1', name: '1 Mar', values: [30, 0], hrefs: ['/list?day=1&state=a', '/list?day=1&state=b'] }],
    formatNumber: String,
  };
  const { rerender } = render(<StackedColumns {...props} />);
  expect(screen.getByRole('link', { name: 'Pending: 30' })).toHaveAttribute('href', '/list?state=a');
  const part = screen.getByTitle('1 Mar, Pending: 30');
  expect(part).toHaveAttribute('href', '/list?day=1&state=a');
  expect(part).toHaveAttribute('tabindex', '-1');
  expect(screen.getByTitle('1 Mar: 30').querySelectorAll('a')).toHaveLength(1);
  rerender(<StackedColumns {...props} isTable />);
  expect(screen.getByRole('link', { name: '1 Mar, Pending: 30' })).toHaveAttribute('href', '/list?day=1&state=a');
  expect(screen.getByRole('link', { name: '1 Mar, Approved: 0' })).toHaveAttribute('href', '/list?day=1&state=b');
});
