import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/InEnglish.tsx';
import { StateTabs } from './StateTabs.tsx';

test('NAV-09 states are links with their counts; the current one is marked, another is a place to go to', async () => {
  const navigate = vi.fn();
  render(
    <InEnglish navigate={navigate}>
      <StateTabs
        label="By state"
        currentKey="open"
        tabs={[
          { key: 'open', label: 'Open', href: '/projects?state=open', count: '1,240' },
          { key: 'done', label: 'Done', href: '/projects?state=done' },
        ]}
      />
    </InEnglish>,
  );
  expect(screen.getByRole('navigation', { name: 'By state' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Open1,240');
  expect(screen.queryByRole('tab')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Done' }));
  expect(navigate.mock.lastCall?.[0]).toBe('/projects?state=done');
});
