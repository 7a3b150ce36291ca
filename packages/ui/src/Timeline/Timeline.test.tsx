import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline } from './Timeline.tsx';

test('DEV-03 what happened is read in order, with the short time and the exact one behind it', () => {
  render(
    <Timeline
      aria-label="Activity"
      items={[
        {
          id: '2',
          title: 'Approved',
          time: '09:40',
          dateTime: '2026-11-21T09:40',
          exactTime: '21 Nov 2026',
          tone: 'positive',
        },
        { id: '1', title: 'Created', time: '08:55', dateTime: '2026-11-21T08:55', detail: 'By Ali' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Activity' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Approved09:40',
    'Created08:55By Ali',
  ]);
  const time = screen.getByText('09:40');
  expect(time).toHaveAttribute('datetime', '2026-11-21T09:40');
  expect(time).toHaveAttribute('title', '21 Nov 2026');
});
