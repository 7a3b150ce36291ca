import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cache } from '#api/cache/cache.ts';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';
import { Face } from './Face.tsx';

const pictures = 'GET /api/v1/field-files/pictures';
const idOf = (index: number) => `0190a000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const pictureOf = (id: string) => ({ id, kind: 'webp', content: btoa(`picture ${id}`) });
const asked = () => server.received.filter(({ path }) => path.endsWith('/pictures'));

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer({ [pictures]: ({ query }) => json(query.get('ids')!.split(',').map(pictureOf)) });
});
afterEach(() => {
  closeApp();
  cache.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const face = (index: number, of: 'person' | 'company' = 'person') => (
  <Face key={index} of={of} name="Sara Omar" image={idOf(index)} />
);
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
const initialsIn = (container: HTMLElement) => container.querySelectorAll('[data-initials]').length;

test('the pictures of one moment are one request, and what is known is not asked for again', async () => {
  const { container, rerender } = render(
    <>
      {[1, 2, 3].map((index) => face(index))}
      <div>{face(1)}</div>
    </>,
  );
  expect(initialsIn(container)).toBe(0);
  await waitFor(() => expect(sources(container)).toHaveLength(4));
  expect(asked().map(({ query }) => query.get('ids'))).toEqual([[1, 2, 3].map(idOf).join(',')]);
  expect(sources(container)[3]).toBe(sources(container)[0]);
  rerender(<>{[2, 4].map((index) => face(index))}</>);
  await waitFor(() => expect(sources(container)).toHaveLength(2));
  expect(
    asked()
      .map(({ query }) => query.get('ids'))
      .at(-1),
  ).toBe(idOf(4));
  expect(asked()).toHaveLength(2);
});

test('a picture that is wanted while others are on their way is asked for as well', async () => {
  const earlier = Promise.withResolvers<void>();
  server.answers[pictures] = async ({ query }) => {
    const ids = query.get('ids')!.split(',');
    if (ids.includes(idOf(20))) await earlier.promise;
    return json(ids.map(pictureOf));
  };
  const own = render(face(20));
  await waitFor(() => expect(asked()).toHaveLength(1));
  const row = render(face(21));
  await waitFor(() => expect(sources(row.container)).toHaveLength(1));
  earlier.resolve();
  await waitFor(() => expect(sources(own.container)).toHaveLength(1));
});

test('initials stand for whoever has no picture, and for one that does not come; whoever shows it next asks again', async () => {
  const nobody = render(<Face of="person" name="Sara Omar" image={null} />);
  expect(initialsIn(nobody.container)).toBe(1);
  server.answers[pictures] = () => problem(503, 'unavailable');
  const { container, unmount } = render(face(5));
  expect(initialsIn(container)).toBe(0);
  await waitFor(() => expect(initialsIn(container)).toBe(1));
  unmount();
  server.answers[pictures] = () => json([pictureOf(idOf(5))]);
  const again = render(face(5));
  await waitFor(() => expect(sources(again.container)).toHaveLength(1));
  server.answers[pictures] = () => json([]);
  const gone = render(face(6));
  await waitFor(() => expect(initialsIn(gone.container)).toBe(1));
});

test('more than may be asked for at once are asked for in turn, and none is left of a session that has ended', async () => {
  const many = Array.from({ length: 60 }, (_, index) => index + 100);
  const { container, unmount } = render(<>{many.map((index) => face(index))}</>);
  await waitFor(() => expect(sources(container)).toHaveLength(60));
  expect(asked().map(({ query }) => query.get('ids')!.split(',').length)).toEqual([50, 10]);
  unmount();
  act(() => cache.clear());
  const after = render(face(100));
  expect(sources(after.container)).toEqual([]);
  await waitFor(() => expect(asked()).toHaveLength(3));
});

const employer = (index: number) => ({
  id: idOf(index),
  version: 1,
  availableEvents: [],
  number: `EMP-${index}`,
  state: 'verified',
  name: { ar: `شركة ${index}`, en: `Company ${index}` },
  logo: index % 5 === 0 ? null : idOf(index + 1_000),
  industry: null,
  cityId: 'riyadh',
  size: '1-10',
  openJobs: 0,
  applicantsTotal: 0,
  lastActivityAt: null,
  stateChangedAt: '2026-01-01T00:00:00.000000Z',
});

test('a list of 25 is read before any of its logos has come, and asks for all of them at once', async () => {
  const items = Array.from({ length: 25 }, (_, index) => employer(index + 1));
  server.answers['GET /api/v1/employers'] = () => json({ items, next: null, previous: null });
  server.answers['GET /api/v1/employers/counts'] = () => json({ total: { value: 25, isCapped: false }, byState: {} });
  let answer = () => {};
  server.answers[pictures] = ({ query }) =>
    new Promise((resolve) => (answer = () => resolve(json(query.get('ids')!.split(',').map(pictureOf)))));
  await openApp('/employers/list');
  const table = await screen.findByRole('grid', { name: 'Employers' });
  expect(within(table).getByText('Company 25')).toBeVisible();
  expect(sources(table)).toEqual([]);
  expect(initialsIn(table)).toBe(5);
  expect(asked()).toHaveLength(1);
  answer();
  await waitFor(() => expect(sources(table)).toHaveLength(20));
  expect(asked()).toHaveLength(1);
});
