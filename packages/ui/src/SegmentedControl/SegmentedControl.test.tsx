import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { List, Table2 } from 'lucide-react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';
import { SegmentedLinks } from './SegmentedLinks.tsx';

type Way = 'chart' | 'table' | 'map';

function Ways(props: Partial<SegmentedControlProps<Way>>) {
  const [value, setValue] = useState<Way>('chart');
  return (
    <SegmentedControl<Way>
      label="Show as"
      segments={[
        { value: 'chart', label: 'Chart', icon: <List /> },
        { value: 'table', label: 'Table', icon: <Table2 /> },
        { value: 'map', label: 'Map', icon: <List />, isDisabled: true },
      ]}
      value={value}
      onChange={setValue}
      {...props}
    />
  );
}
const way = (name: string) => screen.getByRole('radio', { name });

test('DEV-03 a way is chosen by keyboard; one tab leads in, what can’t be chosen is passed over', async () => {
  render(<Ways />);
  expect(screen.getByRole('radiogroup', { name: 'Show as' })).toBeInTheDocument();
  await userEvent.tab();
  expect(way('Chart')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(way('Table')).toBeChecked();
  expect(way('Chart')).not.toBeChecked();
  expect(way('Map')).toBeDisabled();
});

test('DEV-03 the chosen way can be pressed again, and stays', async () => {
  const onChange = vi.fn();
  render(<Ways onChange={onChange} />);
  await userEvent.click(way('Chart'));
  expect(way('Chart')).toBeChecked();
  expect(onChange.mock.calls.filter(([value]) => value !== 'chart')).toEqual([]);
});

test('DEV-03 an icon alone has its label as name, and shows it on focus', async () => {
  render(<Ways isIconOnly />);
  expect(way('Table').textContent).toBe('');
  await userEvent.tab();
  expect(await screen.findByRole('tooltip', { name: 'Chart' })).toBeVisible();
});

test('DEV-03 ways with addresses are links, the current one marked', async () => {
  const navigate = vi.fn();
  render(
    <InEnglish navigate={navigate}>
      <SegmentedLinks
        label="Layout"
        currentKey="list"
        segments={[
          { key: 'list', label: 'List', href: '/projects' },
          { key: 'board', label: 'Board', href: '/projects?layout=board' },
        ]}
      />
    </InEnglish>,
  );
  expect(screen.getByRole('navigation', { name: 'Layout' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('List');
  await userEvent.click(screen.getByRole('link', { name: 'Board' }));
  expect(navigate.mock.lastCall?.[0]).toBe('/projects?layout=board');
});
