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
