import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Project, projectsIn } from '../private/stories/story-projects.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { PaneList, type PaneListProps } from './PaneList.tsx';

const rows = projectsIn('en', 4);
const keyOf = (row: Project) => row.id;
const nameOf = (row: Project) => row.name;
const renderRow = ({ id, name }: Project) => <a href={`#${id}`}>{name}</a>;

const list = (props: Partial<PaneListProps<Project>> = {}) => (
  <InEnglish>
    <PaneList label="Projects" rows={rows} rowKey={keyOf} rowLabel={nameOf} renderRow={renderRow} {...props} />
  </InEnglish>
);
const link = (index: number) => screen.getByRole('link', { name: rows[index]!.name });

test('DEMO-03 one tab leads in; j and k go on, x selects, e is done with the row', async () => {
  const [onToggle, onPutAway] = [vi.fn(), vi.fn()];
  render(list({ selection: { keys: new Set(['p1']), onToggle }, onPutAway, currentKey: 'p2' }));
  await userEvent.tab();
  expect(link(0)).toHaveFocus();
  await userEvent.keyboard('jjk');
  expect(link(1)).toHaveFocus();
  await userEvent.keyboard('xe{Shift>}x{/Shift}');
  expect(onToggle.mock.calls).toEqual([
    ['p1', false],
    ['p1', true],
  ]);
  expect(onPutAway).toHaveBeenCalledWith(rows[1]);
  expect(screen.getByRole('checkbox', { name: `Select ${rows[1]!.name}` })).toBeChecked();
  expect(link(2).closest('tr')).toHaveAttribute('aria-current', 'true');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('DEMO-03 when the row with the focus goes, the next one has it; the last one’s is the one before', async () => {
  const { rerender } = render(list());
  await userEvent.tab();
  await userEvent.keyboard('j');
  rerender(list({ rows: rows.filter(({ id }) => id !== 'p1') }));
  expect(link(2)).toHaveFocus();
  await userEvent.keyboard('j');
  rerender(list({ rows: rows.slice(0, 1) }));
  expect(link(0)).toHaveFocus();
});

// jsdom lays nothing out: a window of 600 px with rows of 60.
function layOut() {
  class Observer {
    callback: () => void;
    constructor(callback: () => void) {
      this.callback = callback;
    }
    observe(element: Element) {
      if (!element.matches('tr')) queueMicrotask(this.callback);
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

test('DEMO-03 of 5,000 rows those in sight are in the document, and the last is a key away', async () => {
  layOut();
  const many = projectsIn('en', 5000);
  render(list({ rows: many }));
  const grid = screen.getByRole('grid', { name: 'Projects' });
  (grid.parentElement as HTMLElement).style.overflowY = 'auto';
  await waitFor(() => expect(grid.querySelector('tbody > [aria-hidden]')).toBeInTheDocument());
  expect(grid).toHaveAttribute('aria-rowcount', '5000');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(screen.getByRole('link', { name: many.at(-1)!.name })).toHaveFocus());
  expect(grid.querySelectorAll('[data-index]').length).toBeLessThan(60);
});
