import { loadMessages } from '@diwan/messages/load-messages';
import { describe, expect, test } from 'vitest';
import type { Resource } from '../crud/resource/define-resource.ts';
import type { AnyField } from '../crud/resource/field.ts';
import { loadResource } from '../crud/resource/resource-register.ts';
import { resources } from './resources.ts';

type Tree = { readonly [key: string]: string | Tree };

const keys = Object.keys(resources) as (keyof typeof resources)[];
const languages = ['ar', 'en'] as const;

const at = (tree: unknown, path: string) =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Tree | undefined)?.[key], tree);
const fileOf = (key: string, language: string) =>
  `packages/messages/src/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/${language}.ts`;

/** Labels whose values bring their own names. */
const named = new Set(['city', 'region', 'language']);

/** The choices that something offers, each with where its word stands. */
function choicesOf(parts: readonly (AnyField | Resource['filters'][string])[]): string[] {
  return parts.flatMap((part) =>
    part !== null && 'labels' in part && !named.has(part.labels)
      ? part.values.map((value) => `choices.${part.labels}.${value}`)
      : [],
  );
}

describe.each(keys)('the screens of %s', (key) => {
  test.each(languages)('have words for everything that they show, in %s, and none besides', async (language) => {
    const [words, early, late, shell, records, resource] = await Promise.all([
      loadMessages(key, language),
      loadMessages('crud', language),
      loadMessages('crudLate', language),
      loadMessages('screens', language),
      loadMessages('records', language),
      loadResource(key),
    ]);
    const crud = { ...early, ...late };
    const file = fileOf(key, language);
    const expectOne = (...paths: string[]) =>
      expect(
        paths.map((path) => at(words, path) ?? at(crud, path)).find(Boolean),
        `${file} says nothing at ${paths[0]}`,
      ).toBeTypeOf('string');
    const expectNothingElse = (group: string, names: readonly string[]) => {
      const left = Object.keys((at(words, group) ?? {}) as Tree).filter((name) => !names.includes(name));
      expect(left, `${file} has words left over at ${group}`).toEqual([]);
    };

    const columns = resource.columns.map((column) => column.key);
    for (const name of columns)
      if (!at(crud, `columns.${name}`)) expectOne(`columns.${name}`, `fields.${name}`, `fields.${name}Id`);
    expectNothingElse('columns', columns);

    const sections = resource.sections.map((section) => section.key);
    for (const name of sections) expectOne(`sections.${name}`);
    expectNothingElse('sections', sections);

    for (const { key: fact } of resource.computed ?? []) expectOne(`computed.${fact}`);
    for (const name of Object.keys((at(words, 'hints') ?? {}) as Tree)) expect(resource.fields).toHaveProperty(name);

    const filters = Object.entries(resource.filters).filter(([, filter]) => filter !== null);
    for (const [name] of filters)
      if (!at(crud, `filters.${name}`)) expectOne(`filters.${name}`, `fields.${name}`, `fields.${name}Id`);
    const sent = new Set<string>([...resource.events, ...(resource.bulkEvents ?? [])]);
    const asked = Object.entries(resource.eventFields ?? {}).flatMap(([event, fields]) =>
      sent.has(event) ? Object.entries(fields ?? {}) : [],
    );
    for (const [name] of asked) expectOne(`ask.${name}`);
    const offered = [...filters.map(([, filter]) => filter), ...asked.map(([, field]) => field)];
    for (const choice of choicesOf([...Object.values(resource.fields), ...offered])) expectOne(choice);

    for (const state of resource.states) expectOne(`states.${resource.workflow}.${state}`);
    for (const event of [...resource.events, ...(resource.bulkEvents ?? [])]) expectOne(`events.${event}`);
    for (const event of resource.bulkEvents ?? resource.events) expectOne(`act.${event}`);
    for (const { key: related } of resource.related ?? [])
      expect(at(records, `related.${related}`), `records/${language}.ts: related.${related}`).toBeTruthy();
    for (const kind of Object.keys(resources[key].paths))
      expect(at(shell, `${key}.${kind}`), `${file}: titles.${kind}`).toBeTruthy();
  });
});
