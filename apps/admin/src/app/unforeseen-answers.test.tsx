import { type ResourceKey, resources } from '@diwan/api-contract/resources';
import { createFormat, UiProvider } from '@diwan/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RecordTab } from '#crud/record/RecordTab.tsx';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { loadResource } from '#crud/resource/resource-register.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { messages, type Translate } from '#messages/messages.ts';
import { fakeServer } from '#test/fake-server.ts';
import { StoryScreen } from '#test/StoryScreen.tsx';
import { sampleOf } from '#test/sample-of.ts';
import { speak } from '#test/story-edge.ts';
import { uiTexts } from './Shell/ui-texts.ts';

/** What no answer may lack, or a list could not tell its rows apart. */
const known = new Set(['id', 'version', 'availableEvents']);
const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-/.test(value);

/** What a newer server might come to answer, or a damaged one. */
const changes: Readonly<Record<string, (value: unknown) => unknown>> = {
  'words that this version has no text for': (value) =>
    typeof value === 'string' && !isMoment(value) ? 'notYetKnown' : value,
  'nothing in place of values': () => null,
  'no values at all': () => undefined,
  'far too much': (value) => (typeof value === 'number' ? 1e15 : isMoment(value) ? value : 'x'.repeat(5_000)),
};

function changed(value: unknown, change: (value: unknown) => unknown, key = ''): unknown {
  if (known.has(key)) return value;
  if (Array.isArray(value)) return value.map((each) => changed(each, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, change, name)]));
}

const everyResource = Object.keys(resources) as ResourceKey[];
const said = vi.spyOn(console, 'error');

beforeEach(async () => {
  said.mockImplementation(() => {});
  fakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(Object.entries(changes))('T75 answered with %s', (_, change) => {
  test.each(everyResource)('a row of %s is drawn, and called something', async (key) => {
    await speak('en', [key, 'crud']);
    const { columns, label } = await loadResource(key);
    const t = messages.getFixedT('en', [key, 'crud'] as never) as unknown as Translate;
    const context: CellContext = { t, format: createFormat('en'), language: 'en' };
    const row = changed(sampleOf(resources[key].row, { items: 1 }), change);
    for (const { cell } of columns) expect(() => cell(row, context)).not.toThrow();
    expect(label(row, 'en')).not.toBe('');
  });

  test.each(everyResource)('the page of a record of %s stands, whatever is in it', async (key) => {
    await speak('en', [key, 'crud', 'crudLate', 'records']);
    const resource = await loadResource(key);
    const record = changed(sampleOf(resources[key].record, { items: 1 }), change) as AnyRecord;
    render(<Page resource={resource} record={record} />);
    expect(await screen.findByRole('heading', { name: 'the page' })).toBeVisible();
  });
});

test('T75 a value that has no text yet stands for itself, and none as nothing', async () => {
  await speak('en', ['crud']);
  const textOf = (value: unknown) => messages.t(`crud:choices.benefit.${String(value)}` as never);
  expect(['notYetKnown', null, undefined].map(textOf)).toEqual(['notYetKnown', '—', '—']);
  expect(messages.t('crud:choices.benefit.notYetKnown' as never, { defaultValue: 'other' } as never)).toBe('other');
});

function Page({ resource, record }: { resource: Resource; record: AnyRecord }) {
  return (
    <UiProvider language="en" texts={uiTexts()} navigate={() => {}}>
      <StoryScreen resource={resource} address="/">
        <h1>the page</h1>
        <RecordTab tab="overview" record={record} />
      </StoryScreen>
    </UiProvider>
  );
}
