import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FunnelChart, type FunnelChartProps } from './FunnelChart.tsx';

const props: FunnelChartProps = {
  label: 'From proposal to end',
  steps: [
    { id: 'a', name: 'Proposed', value: 200 },
    { id: 'b', name: 'Approved', value: 50 },
    { id: 'c', name: 'Finished', value: 10 },
  ],
  heads: ['Step', 'Number', 'Of the proposed', 'Of the step before'],
  formatNumber: String,
  formatShare: (ratio) => `${ratio * 100}%`,
};

test('DEV-03 each step of a funnel is told with its share of the first, and is as wide', () => {
  render(<FunnelChart {...props} />);
  const lines = within(screen.getByRole('list', { name: 'From proposal to end' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Proposed200 100%', 'Approved50 25%', 'Finished10 5%']);
  const [, bar] = lines[1]!.querySelectorAll('path');
  expect(bar?.getAttribute('d')).toBe('M62.5,0L62.5,64L37.5,64L37.5,0Z');
});

test('DEV-03 the table behind a funnel also tells each share of the step before', () => {
  render(<FunnelChart {...props} isTable />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Proposed200100%—',
    'Approved5025%25%',
    'Finished105%20%',
  ]);
});

test('DEV-03 a step and its figure in the table lead to those who got there', () => {
  const steps = props.steps.map((step) => ({ ...step, href: `/projects?step=${step.id}` }));
  const { rerender } = render(<FunnelChart {...props} steps={steps} />);
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  const told = [
    ['Proposed: 200', '/projects?step=a'],
    ['Approved: 50', '/projects?step=b'],
    ['Finished: 10', '/projects?step=c'],
  ];
  expect(links()).toEqual(told);
  rerender(<FunnelChart {...props} steps={steps} isTable />);
  expect(links()).toEqual(told);
});

test('DEV-03 where nobody began, nobody got anywhere', () => {
  render(<FunnelChart {...props} steps={props.steps.map((step) => ({ ...step, value: 0 }))} />);
  expect(screen.getAllByRole('listitem')[2]).toHaveTextContent('Finished0 —');
});
