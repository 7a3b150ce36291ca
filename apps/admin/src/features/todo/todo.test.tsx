import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openDemo } from '#demo/test/open-demo.tsx';
import { memoryStorage } from '#mocks/storage/demo-storage.ts';
import { Todo } from './Todo.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const user = userEvent.setup();
async function openTodo(search = '', storage = memoryStorage()) {
  const opened = await openDemo(<Todo />, { address: `/apps/todo${search}`, texts: ['todo'], storage });
  // A drawer that is open hides the list.
  await screen.findByRole('grid', { hidden: true });
  return opened;
}
const list = (name: string | RegExp = /./) => screen.findByRole('grid', { name });
const rows = () => within(screen.getByRole('grid')).getAllByRole('row');
const titles = () => rows().map((row) => row.getAttribute('aria-label'));
const rowOf = (title: string) => screen.getByRole('row', { name: title });
const mark = (title: string, name: string) => within(rowOf(title)).getByRole('button', { name: `“${title}”: ${name}` });
const call = 'Call the three newest employers';

async function choose(title: string, item: string) {
  await user.click(within(rowOf(title)).getByRole('button', { name: `More for “${title}”` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
async function edit(title: string) {
  await user.click(within(rowOf(title)).getByRole('button', { name: title }));
  return screen.findByRole('dialog', { name: 'Edit task' });
}

test('ROUTE-85 DEMO-02 filters, search and order are parts of the address', async () => {
  const { asked } = await openTodo('?filter=important');
  expect(await list('Important tasks')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Design' }));
  expect(await list('Tasks tagged Design')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Design' })).toHaveAttribute('aria-current', 'page');
  expect(asked.at(-1)?.address).toBe('GET /api/apps/todo/tasks?filter=design');
  await user.click(screen.getByRole('link', { name: 'My tasks' }));
  await user.type(screen.getByRole('searchbox'), 'slow phone');
  await waitFor(() => expect(titles()).toEqual(['Measure the list on a slow phone']));
  expect(screen.getByRole('link', { name: 'Trash' })).toHaveAttribute('href', '?filter=trashed&q=slow+phone');
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Order: Your own order' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Title' }));
  expect(await screen.findByRole('button', { name: 'Order: Title' })).toBeVisible();
  const { compare } = new Intl.Collator(['ar', 'en']);
  await waitFor(() => expect(titles()).toEqual(titles().toSorted((one, other) => compare(one!, other!))));
  expect(screen.queryByRole('button', { name: /^Drag/ })).toBeNull();
});

test('DEMO-01 a task is added by its title alone, stands first, and is completed, flagged and starred', async () => {
  const { asked } = await openTodo('?filter=important');
  await user.type(screen.getByRole('textbox', { name: 'Add a task' }), 'Order chairs{Enter}');
  expect(titles()[0]).toBe('Order chairs');
  await waitFor(() => expect(asked.at(-1)?.address).toBe('POST /api/apps/todo/tasks'));
  expect(asked.at(-1)?.body).toMatchObject({ task: { title: 'Order chairs', isImportant: true } });
  await waitFor(() =>
    expect(within(rowOf('Order chairs')).getByRole('button', { name: 'Order chairs' })).toBeEnabled(),
  );
  for (const name of ['completed', 'starred']) {
    await user.click(mark('Order chairs', name));
    expect(mark('Order chairs', name)).toHaveAttribute('aria-pressed', 'true');
  }
  await user.click(mark('Order chairs', 'important'));
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Order chairs' })).toBeNull());
});

test('DEMO-01 a task goes into the trash and is restored from there', async () => {
  await openTodo();
  await choose(call, 'Move to the trash');
  await waitFor(() => expect(titles()).not.toContain(call));
  await user.click(screen.getByRole('link', { name: 'Trash' }));
  await list('Tasks in the trash');
  await waitFor(() => expect(titles()).toContain(call));
  expect(screen.queryByRole('textbox', { name: 'Add a task' })).toBeNull();
  await user.click(within(rowOf(call)).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(titles()).not.toContain(call));
  await user.click(screen.getByRole('link', { name: 'My tasks' }));
  await waitFor(() => expect(titles()).toContain(call));
});

test('DEMO-01 a task is moved without dragging too', async () => {
  const { asked } = await openTodo();
  const [first, second, third] = titles();
  await choose(second!, 'Move up');
  await waitFor(() => expect(titles().slice(0, 3)).toEqual([second, first, third]));
  await choose(first!, 'Move down');
  await waitFor(() => expect(titles().slice(0, 3)).toEqual([second, third, first]));
  expect(asked.at(-1)?.body).toEqual({ task: { position: expect.any(Number) } });
});

test('DEMO-01 what the demo refuses is taken back, and said with its reason', async () => {
  const { backend } = await openTodo();
  backend.settings.isFailing = true;
  const before = mark(call, 'starred').getAttribute('aria-pressed');
  await user.click(mark(call, 'starred'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`“${call}” is as it was before`);
  expect(alert).toHaveTextContent('The demo refused this');
  expect(mark(call, 'starred')).toHaveAttribute('aria-pressed', before);
  await user.click(within(alert).getByRole('button'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Add a task' }), 'Order chairs{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('“Order chairs” was not added');
  expect(titles()).not.toContain('Order chairs');
});

test('DEMO-01 tasks that can’t be read say so, and can be asked for again', async () => {
  const { backend } = await openTodo();
  backend.settings.isFailing = true;
  await user.click(screen.getByRole('link', { name: 'Trash' }));
  expect(await screen.findByText('The tasks could not be read')).toBeVisible();
  backend.settings.isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toHaveLength(1));
});

test('DEMO-01 the drawer posts only what was changed, and keeps what was typed when saving is refused', async () => {
  const { asked, backend } = await openTodo();
  const drawer = await edit(call);
  const title = within(drawer).getByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(within(drawer).getByText('Write a title.')).toBeVisible();
  await user.type(title, 'Call Sara');
  await user.click(within(drawer).getByRole('checkbox', { name: 'Customers' }));
  await user.selectOptions(within(drawer).getByRole('combobox', { name: /^Assignee/ }), 'Omar Haddad');
  backend.settings.isFailing = true;
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await within(drawer).findByText(/what you typed is still here/)).toBeVisible();
  expect(title).toHaveValue('Call Sara');
  backend.settings.isFailing = false;
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(titles()).toContain('Call Sara');
  expect(within(rowOf('Call Sara')).getByText('Omar Haddad')).toBeVisible();
  const task = asked.at(-1)?.body as { task: object };
  expect(Object.keys(task.task).sort()).toEqual(['assignee', 'tags', 'title']);
});

test('DEMO-01 closing the drawer asks before what was typed is lost', async () => {
  await openTodo();
  const drawer = await edit(call);
  await user.type(within(drawer).getByRole('textbox', { name: /^Description/ }), '!');
  await user.click(within(drawer).getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await within(drawer).findByRole('textbox', { name: /^Description/ })).toHaveValue(
    'Ask what was hard in their first week.!',
  );
  await user.click(within(drawer).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('DEMO-01 the drawer and what was typed into it survive a reload, until it is saved', async () => {
  const { storage } = await openTodo();
  const drawer = await edit(call);
  await user.type(within(drawer).getByRole('textbox', { name: /^Description/ }), '!');
  expect(within(drawer).getByText(/kept in this browser/)).toBeVisible();
  cleanup();
  await openTodo('?task=4', storage);
  const again = await screen.findByRole('dialog', { name: 'Edit task' });
  expect(within(again).getByRole('textbox', { name: /^Description/ })).toHaveValue(
    'Ask what was hard in their first week.!',
  );
  await user.click(within(again).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await storage.load('taskDrafts')).size).toBe(0);
});

test('DEMO-01 what was done while the demo is slow is not lost by a reload, and not done twice', async () => {
  const { backend, storage } = await openTodo();
  backend.settings.latency = 60_000;
  await user.type(screen.getByRole('textbox', { name: 'Add a task' }), 'Order chairs{Enter}');
  await user.click(mark('Order chairs', 'starred'));
  await waitFor(async () => expect((await storage.load('tasks')).size).toBe(1));
  cleanup();
  await openTodo('', storage);
  await waitFor(async () => expect((await storage.load('unsentTasks')).size).toBe(0));
  expect(titles().filter((title) => title === 'Order chairs')).toHaveLength(1);
  expect(mark('Order chairs', 'starred')).toHaveAttribute('aria-pressed', 'true');
  expect([...(await storage.load('tasks')).values()]).toMatchObject([{ title: 'Order chairs', isStarred: true }]);
});

test('DEMO-01 after a reset the list begins again', async () => {
  await openTodo();
  await user.type(screen.getByRole('textbox', { name: 'Add a task' }), 'Order chairs{Enter}');
  expect(titles()[0]).toBe('Order chairs');
  await user.click(screen.getByRole('button', { name: 'Reset demo' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset demo' }));
  await waitFor(() => expect(titles()[0]).not.toBe('Order chairs'));
});
