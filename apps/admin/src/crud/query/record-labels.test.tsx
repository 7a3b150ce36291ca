import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages, startMessages } from '#messages/messages.ts';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import type { Resource } from '../resource/define-resource.ts';
import { ResourceProvider } from '../resource/ResourceProvider.tsx';
import { useRecordLabels } from './use-record-labels.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const options = 'GET /api/v1/skills/options';
const idEnding = (end: string) => `0190a000-0000-7000-8000-000000${end}`;

function Names({ ids }: { ids: readonly string[] }) {
  const labelOf = useRecordLabels();
  return ids.map((id) => <p key={id}>{labelOf('skills', id)}</p>);
}

async function show(...ids: string[]) {
  await startMessages('en');
  await loadMessages('skills', 'crud');
  render(
    <ResourceProvider resource={{ key: 'skills' } as Resource}>
      <Names ids={ids} />
    </ResourceProvider>,
  );
}

test('a name that can’t be fetched is the end of its id meanwhile, and comes when the network is back', async () => {
  const id = idEnding('00a1b1');
  const server = fakeServer({ [options]: () => problem(503, 'unavailable') });
  await show(id);
  expect(screen.getByText('…')).toBeVisible();
  expect(await screen.findByText('…00a1b1')).toBeVisible();
  server.answers[options] = () => json([{ id, label: { ar: 'محاسبة', en: 'Accounting' } }]);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Accounting')).toBeVisible();
});

test('a name that is refused is not asked for again; the names of one moment are one request', async () => {
  const [first, second] = [idEnding('00a1b2'), idEnding('00a1b3')];
  const server = fakeServer({ [options]: () => problem(403, 'forbidden') });
  await show(first, second);
  expect(await screen.findByText('…00a1b3')).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  await act(async () => {});
  expect(server.count(options)).toBe(1);
});

test('a record that is gone is the end of its id', async () => {
  fakeServer({ [options]: () => json([]) });
  await show(idEnding('00a1b4'));
  expect(await screen.findByText('…00a1b4')).toBeVisible();
});
