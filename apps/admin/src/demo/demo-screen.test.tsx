import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { connectivity } from '../api/connectivity.ts';
import { fakeServer } from '../test/fake-server.ts';
import { closeApp, openApp } from '../test/open-app.tsx';
import { demoClient } from './demo-client.ts';
import { useDemo } from './demo-context.ts';
import { openDemo } from './test/open-demo.tsx';

afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const App = () => <p>{useDemo() ? 'An app' : null}</p>;
const open = () => openDemo(<App />, { address: '/apps/todo', texts: [] });
const toggle = (name: string) => userEvent.click(screen.getByRole('switch', { name }));

test('DEMO-02 the toolbar makes the demo slow and has it fail; its failures say nothing of the product’s server', async () => {
  const { backend } = await open();
  const outcomes: boolean[] = [];
  onTestFinished(connectivity.subscribe((hasSucceeded) => outcomes.push(hasSucceeded)));
  expect(screen.getByText('Demonstration data, kept in this browser alone.')).toBeVisible();
  await toggle('Answer slowly');
  expect(backend.settings.latency).toBeGreaterThan(500);
  await toggle('Answer slowly');
  expect((await demoClient.todo.tags()).status).toBe(200);
  await toggle('Refuse every request');
  expect((await demoClient.todo.tags()).status).toBe(503);
  await toggle('Refuse every request');
  expect((await demoClient.todo.tasks({ query: { filter: 'mine' } })).status).toBe(200);
  expect(outcomes).toHaveLength(1);
});

test('DEMO-01 a reset asks first, and then everything is as it was in the beginning', async () => {
  const { storage } = await open();
  const titles = async () => {
    const { body } = await demoClient.todo.tasks({ query: { filter: 'mine' } });
    return (body as { title: string }[]).map(({ title }) => title);
  };
  const before = await titles();
  await demoClient.todo.update({ params: { id: 1 }, body: { task: { title: 'Renamed' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect([(await titles()).includes('Renamed'), (await storage.load('tasks')).size]).toEqual([true, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Reset the demo?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reset demo' }));
  await vi.waitFor(async () => expect(await titles()).toEqual(before));
  expect((await storage.load('tasks')).size).toBe(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('DEMO-02 a browser without service workers is told so, and the rest of the product works', async () => {
  fakeServer();
  expect('serviceWorker' in navigator).toBe(false);
  const app = await openApp('/apps/todo');
  expect(await screen.findByText('This browser can’t run the demo')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Todo' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(app.openDocument).toHaveBeenCalledWith('/dashboard', 'push');
});
