import { brokenRules } from '@diwan/api-contract/broken-rules';
import type { Field } from '@diwan/api-contract/kinds/field';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import { emptyOf } from '@diwan/api-contract/kinds/shown-when';
import { resources as contract, type ResourceKey } from '@diwan/api-contract/resources';
import { expect, test } from 'vitest';
import { isRequired } from '#crud/fields/is-required.ts';
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

const formed = (Object.keys(resources) as ResourceKey[]).filter(
  (key) => 'edit' in resources[key].paths || 'add' in resources[key].paths,
);
const conditional = formed.flatMap((key) =>
  Object.entries(fieldsOf(contract[key].draft)).flatMap(([name, { shownWhen, isOptional }]) =>
    shownWhen && isOptional ? [[key, name, shownWhen] as const] : [],
  ),
);

test.each(conditional)(
  'the form of %s says whether its «%s» may stay empty while it is asked for, as its rules do',
  async (key, name, { field: condition, is }) => {
    const { fields } = await resources[key].load();
    const isRefused = is.some((value) => {
      const draft = { ...emptyDraft(fieldsOf(contract[key].draft)), [condition]: value };
      return brokenRules(contract[key] as Parameters<typeof brokenRules>[0], draft).some(
        ({ path, code }) => path === name && code === 'required',
      );
    });
    expect(isRequired(fields[name]!)).toBe(isRefused);
  },
);

const emptyDraft = (fields: Readonly<Record<string, Field>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'group' ? emptyDraft(field.fields) : emptyOf(field),
    ]),
  );
