import { UiProvider } from '@diwan/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Overview } from '#crud/overview/Overview.tsx';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { skills } from '#features/skills/skills.resource.ts';
import { speak } from '#test/story-edge.ts';
import { uiTexts } from './Shell/ui-texts.ts';

const staff = { type: 'staff', id: '0190a000-0000-7000-8000-000000000002', name: 'نورة القحطاني' } as const;
const skill = {
  id: '0190a000-0000-7000-8000-000000000001',
  version: 1,
  createdAt: '2026-02-01T09:00:00.000000Z',
  updatedAt: '2026-02-01T09:00:00.000000Z',
  stateChangedAt: '2026-02-01T09:00:00.000000Z',
  createdBy: staff,
  updatedBy: staff,
  availableEvents: [],
  state: 'suggested',
  name: { ar: 'اللحام', en: 'Welding' },
  type: 'technical',
  parentId: null,
  parent: null,
  code: '7212',
  slug: 'welding',
  icon: null,
  order: 1,
  source: 'user_suggested',
  stateReason: null,
  stateNote: null,
  mergedInto: null,
  externalUri: 'https://example.com/welding',
  escoUri: 'https://example.com/esco/welding',
  synonyms: [
    { text: 'لحام وتركيب', language: 'ar' },
    { text: 'Joining', language: 'en' },
  ],
} satisfies AnyRecord & Record<string, unknown>;

async function open(language: 'ar' | 'en', record: AnyRecord) {
  await speak(language, ['skills', 'crud', 'crudLate', 'records']);
  render(
    <UiProvider language={language} texts={uiTexts()} navigate={() => {}}>
      <ResourceProvider resource={skills}>
        <Overview record={record} />
      </ResourceProvider>
    </UiProvider>,
  );
}
const text = {
  ar: { missing: 'لا يوجد نص إنجليزي', empty: 'حقلان فارغان' },
  en: { missing: 'There is no English text', empty: '2 empty fields' },
};

afterEach(cleanup);

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  test('both languages of a text are in sight', async () => {
    await open(language, skill);
    expect(screen.getByText('Welding')).toBeVisible();
    expect(screen.getByText('اللحام')).toBeVisible();
    expect(screen.queryByText(text[language].missing)).toBeNull();
  });

  test('a language that nobody wrote is said', async () => {
    await open(language, { ...skill, name: { ar: 'اللحام' } } as AnyRecord);
    expect(screen.getByText(text[language].missing)).toBeVisible();
  });

  test('each of several words is an item of its own; what is empty opens from one line', async () => {
    await open(language, skill);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['لحام وتركيب', 'Joining']);
    const line = screen.getByRole('button', { name: text[language].empty });
    await userEvent.click(line);
    expect(within(screen.getByRole('group')).getAllByRole('listitem')).toHaveLength(2);
  });
});
