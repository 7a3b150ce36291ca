import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DonutChart, type DonutChartProps } from './DonutChart.tsx';

const props: DonutChartProps = {
  label: 'Projects by state',
  parts: [
    { id: 'a', name: 'Finished', value: 60 },
    { id: 'b', name: 'Paused', value: 15 },
  ],
  totalLabel: 'projects',
  heads: ['State', 'Number', 'Of all'],
  formatNumber: String,
  formatShare: (ratio) => `${ratio * 100}%`,
};

test('DEV-03 a donut names each part with its share beside it, and the whole in its middle', () => {
  render(<DonutChart {...props} />);
  expect(screen.getByRole('img', { name: 'Projects by state' })).toHaveTextContent('75projects');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Finished80%', 'Paused20%']);
});

test('DEV-03 nothing at all is no slice and no share', () => {
  const parts = props.parts.map((part) => ({ ...part, value: 0 }));
  const { container } = render(<DonutChart {...props} parts={parts} />);
  expect(container.querySelectorAll('svg path')).toHaveLength(0);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Finished—');
});

test('DEV-03 the table behind a donut has the same figures', () => {
  render(<DonutChart {...props} isTable />);
  const rows = within(screen.getByRole('table', { name: 'Projects by state' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['StateNumberOf all', 'Finished6080%', 'Paused1520%']);
});
