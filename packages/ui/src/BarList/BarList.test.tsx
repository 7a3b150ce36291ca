import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarList } from './BarList.tsx';

const bar = (id: string, value: number) => ({ id, name: id, value, text: String(value) });
const heads = ['City', 'Number'] as const;
const widths = () =>
  screen.getAllByRole('listitem').map((line) => line.querySelector<HTMLElement>('[style]')?.style.inlineSize);

test('DEV-03 each amount is read with its name, and its bar stands on zero', () => {
  render(<BarList label="By city" heads={heads} bars={[bar('Riyadh', 200), bar('Jeddah', 50), bar('Arar', 0)]} />);
  expect(screen.getByRole('list', { name: 'By city' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Riyadh200');
  expect(widths()).toEqual(['100%', '25%', '0%']);
});

test('DEV-03 a line and its figure in the table lead to what they count', () => {
  const props = { label: 'By city', heads, bars: [{ ...bar('Riyadh', 200), href: '/projects?city=riyadh' }] };
  const { rerender } = render(<BarList {...props} />);
  const expectLink = () =>
    expect(screen.getByRole('link', { name: 'Riyadh: 200' })).toHaveAttribute('href', '/projects?city=riyadh');
  expectLink();
  rerender(<BarList {...props} isTable />);
  expectLink();
});

test('DEV-03 where everything is nothing, no bar is long', () => {
  render(<BarList label="By city" heads={heads} bars={[bar('Riyadh', 0), bar('Jeddah', 0)]} />);
  expect(widths()).toEqual(['0%', '0%']);
});

test('DEV-03 of many amounts the first are drawn, and the table has them all', () => {
  const props = { label: 'By city', heads, most: 1, bars: [bar('Riyadh', 200), bar('Jeddah', 50)] };
  const { rerender } = render(<BarList {...props} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  rerender(<BarList {...props} isTable />);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'CityNumber',
    'Riyadh200',
    'Jeddah50',
  ]);
});
