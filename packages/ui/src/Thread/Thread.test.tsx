import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Project, projectsIn } from '../private/stories/story-projects.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { Thread, type ThreadProps } from './Thread.tsx';

const keyOf = (item: Project) => item.id;
const renderItem = ({ name }: Project) => <p>{name}</p>;
const thread = (props: Partial<ThreadProps<Project>> = {}) => (
  <InEnglish>
    <Thread
      label="Projects"
      items={projectsIn('en', 4)}
      itemKey={keyOf}
      renderItem={renderItem}
      endLabel={(count) => `${count} new`}
      {...props}
    />
  </InEnglish>
);

// jsdom lays nothing out: a window of 600 px with items of 60.
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
}

test('of 5,000 items those in sight are in the document, each with its place among all', async () => {
  layOut();
  render(thread({ items: projectsIn('en', 5000) }));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3));
  const items = screen.getAllByRole('listitem');
  expect(items.length).toBeLessThan(60);
  expect(items[0]).toHaveAttribute('aria-setsize', '5000');
  expect(screen.getByRole('region', { name: 'Projects' })).toHaveAttribute('tabindex', '0');
});

test('near the first item older ones are asked for, and the last in sight is told', async () => {
  layOut();
  const [onStart, onSeen] = [vi.fn(), vi.fn()];
  render(thread({ items: projectsIn('en', 40), onStart, onSeen, start: <p>The beginning</p> }));
  await waitFor(() => expect(onSeen).toHaveBeenCalledWith(39));
  expect(onStart).not.toHaveBeenCalled();
  // jsdom scrolls nothing: it stands at the first item, and says so.
  fireEvent.scroll(screen.getByRole('region', { name: 'Projects' }));
  await waitFor(() => expect(onStart).toHaveBeenCalled());
  expect(screen.getByText('The beginning')).toBeInTheDocument();
});
