import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const props: LineChartProps = {
  label: 'Projects by state',
  series: [
    { id: 'a', name: 'Begun' },
    { id: 'b', name: 'Finished' },
  ],
  points: [
    { id: '1', name: '1 Mar', values: [20, 0] },
    { id: '2', name: '2 Mar', values: [10, null] },
  ],
  pointHead: 'Day',
  formatNumber: String,
};

test('DEV-03 each line is named at its end with what was measured last', () => {
  render(<LineChart {...props} />);
  expect(screen.getByRole('img', { name: 'Projects by state' })).toHaveTextContent('0');
  const ends = screen.getAllByRole('listitem');
  expect(ends.map(({ textContent }) => textContent)).toEqual(['Begun10', 'Finished0']);
  expect(ends.map(({ style }) => style.insetBlockEnd)).toEqual(['50%', '0%']);
});

test('DEV-03 lines stand on zero and have a gap where nothing was measured', () => {
  const { container } = render(<LineChart {...props} />);
  const [begun, finished] = container.querySelectorAll('svg path');
  expect(begun).toHaveAttribute('d', 'M25,0L75,50');
  expect(finished).toHaveAttribute('d', 'M25,100Z');
  expect(screen.getByTitle(/2 Mar/)).toHaveAttribute('title', '2 Mar\nBegun: 10\nFinished: —');
});

test('DEV-03 the table behind the lines has the same figures', () => {
  render(<LineChart {...props} isTable />);
  const rows = within(screen.getByRole('table', { name: 'Projects by state' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DayBegunFinished', '1 Mar200', '2 Mar10—']);
});
