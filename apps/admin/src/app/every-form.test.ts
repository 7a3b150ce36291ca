import { resources as contract, type ResourceKey } from '@diwan/api-contract/resources';
import { expect, test } from 'vitest';
import { resources } from './resources.ts';

const files = Object.keys(import.meta.glob('../features/**/*.resource.{ts,tsx}'));
const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const fileOf = (key: string) =>
  files.find((file) => file.includes(`/${kebab(key)}.resource.ts`))!.replace('..', 'apps/admin/src');

const written = (Object.keys(resources) as ResourceKey[]).filter((key) => 'edit' in resources[key].paths);

test.each(written)('the form of %s asks for every field of its draft, once, and knows its rules', async (key) => {
  const { sections, loadDraft } = await resources[key].load();
  const asked = sections.flatMap(({ fields }) => fields);
  expect(asked.toSorted(), `${fileOf(key)}: sections`).toEqual(Object.keys(contract[key].draft.shape).sort());
  const { schema } = (await loadDraft?.()) ?? {};
  expect(schema, `${fileOf(key)}: loadDraft`).toBe(contract[key].draft);
});
