import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stat } from './Stat.tsx';

test('DEV-03 a figure is the definition of its label, and its trend is said in words', () => {
  render(<Stat label="Finished" value="1,204" change={{ direction: 'up', text: '12% more than before (1,075)' }} />);
  expect(screen.getByRole('term')).toHaveTextContent('Finished');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,204',
    '12% more than before (1,075)',
  ]);
});

test('DEV-03 a figure on its way keeps its place, and says nothing yet', () => {
  const { container } = render(<Stat label="Finished" isLoading />);
  expect(container.textContent).toBe('Finished');
  expect(screen.getAllByRole('definition')).toHaveLength(2);
});

test('DEV-03 a figure with nothing to compare to stands alone', () => {
  render(<Stat label="Finished" value="0" />);
  expect(screen.getAllByRole('definition')).toHaveLength(1);
});

test('DEV-03 a figure leads to what it counts, and its comparison to what was counted before', () => {
  const change = { direction: 'up', text: '12% more than before (1,075)', href: '/projects?before' } as const;
  render(<Stat label="Finished" value="1,204" href="/projects" change={change} />);
  expect(screen.getByRole('link', { name: 'Finished: 1,204' })).toHaveAttribute('href', '/projects');
  const before = screen.getByRole('link', { name: 'Finished: 12% more than before (1,075)' });
  expect(before).toHaveAttribute('href', '/projects?before');
});
