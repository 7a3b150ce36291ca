import type { ResourceKey } from '@diwan/api-contract/resources';
import { type Language, languages } from '@diwan/api-contract/values/staff';
import { loadMessages, type MessageNamespace } from '@diwan/messages/load-messages';
import { expect, test } from 'vitest';
import { exportColumns } from '#apps/api/src/crud/export/columns.ts';
import { exportTexts } from '#apps/api/src/crud/export/texts.ts';

type Room = { title: string; columns: Record<string, string> };
const messagesOf = async (language: string, room: string) =>
  (await loadMessages(room as MessageNamespace, language as Language)) as Room;

const resources = Object.keys(exportColumns) as ResourceKey[];
const terms = ['skills', 'jobTitles', 'industries'];

test.each(resources)('every column that the list of %s can show can be exported', async (resource) => {
  const { columns } = await messagesOf('en', resource);
  expect(Object.keys(columns).length).toBeGreaterThan(3);
  expect(Object.keys(exportColumns[resource])).toEqual(expect.arrayContaining(Object.keys(columns)));
});

test.each(languages)('I18N-03 an export speaks as the screens do (%s)', async (language) => {
  const { titles, term, own: _own, crud, states, choices, ...rooms } = exportTexts[language];
  for (const resource of resources) expect((await messagesOf(language, resource)).title).toBe(titles[resource]);
  for (const [room, texts] of Object.entries(rooms))
    expect(await messagesOf(language, room), room).toMatchObject(texts);
  for (const room of terms) expect(await messagesOf(language, room), room).toMatchObject(term);
  expect(await messagesOf(language, 'crud')).toMatchObject(crud);
  expect(await messagesOf(language, 'workflows')).toMatchObject({ states });
  expect(await messagesOf(language, 'choices')).toMatchObject(choices);
});
