import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
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

test('NAV-09 a count that nobody knows yet has its place', () => {
  const shown = (count: string | null) => (
    <InEnglish>
      <StateTabs label="By state" currentKey="" tabs={[{ key: 'open', label: 'Open', href: '/open', count }]} />
    </InEnglish>
  );
  const { rerender } = render(shown(null));
  const place = screen.getByRole('link').querySelector('span');
  expect(place).toBeEmptyDOMElement();
  rerender(shown('12'));
  expect(place).toHaveTextContent('12');
});

test('NAV-09 the current state is scrolled to sideways, and the page stays where it is', () => {
  const rootBounds = { left: 0, right: 300 };
  const places: Record<string, object> = { open: { left: 20, right: 90 }, done: { left: 340, right: 420 } };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe(link: HTMLElement) {
        this.tell([{ rootBounds, boundingClientRect: places[link.dataset.key!] }]);
      }
      disconnect() {}
    },
  );
  const lead = vi.fn();
  Element.prototype.scrollIntoView = lead;
  const tabs = ['open', 'done'].map((key) => ({ key, label: key, href: `/projects?state=${key}` }));
  const shown = (currentKey: string) => (
    <InEnglish>
      <StateTabs label="By state" tabs={tabs} currentKey={currentKey} />
    </InEnglish>
  );
  const { rerender } = render(shown('open'));
  const row = screen.getByRole('navigation');
  expect(row.scrollLeft).toBe(0);
  rerender(shown('done'));
  expect(row.scrollLeft).toBe(120);
  expect(lead).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
