import type { Field } from '@diwan/api-contract/kinds/field';
import { eventFieldsOf, fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import { type ResourceKey, resources } from '@diwan/api-contract/resources';
import { workflows } from '@diwan/machines/workflows/registry';
import { stepsOf } from '@diwan/machines/workflows/steps';
import { describe, expect, test } from 'vitest';
import { messages as crudAr } from './crud/ar.ts';
import { messages as crudEn } from './crud/en.ts';
import { resources as ar } from './resources-ar.ts';
import { resources as en } from './resources-en.ts';

type Tree = { readonly [key: string]: string | Tree };

const keys = Object.keys(resources) as ResourceKey[];
const languages = { ar: { words: ar, crud: crudAr }, en: { words: en, crud: crudEn } };
const folderOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const at = (tree: unknown, path: string) =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Tree | undefined)?.[key], tree);

/** The first of some paths has words, in both languages; else the message says which file to open. */
function expectWords(key: ResourceKey, paths: readonly string[]): void {
  for (const [language, { words, crud }] of Object.entries(languages)) {
    const found = paths.map((path) => at(words[key].messages, path) ?? at(crud, path)).find(Boolean);
    const file = `packages/messages/src/${folderOf(key)}/${language}.ts`;
    expect(found, `${file} says nothing at ${paths[0]}`).toBeTypeOf('string');
  }
}

/** Nothing stands in a group but what is named. */
function expectNothingElse(key: ResourceKey, path: string, names: readonly string[]): void {
  for (const [language, { words }] of Object.entries(languages)) {
    const left = Object.keys((at(words[key].messages, path) ?? {}) as Tree).filter((name) => !names.includes(name));
    expect(left, `packages/messages/src/${folderOf(key)}/${language}.ts has words left over at ${path}`).toEqual([]);
  }
}

/** The fields of a draft, and those within them, each with where its words stand. */
function within(fields: Readonly<Record<string, Field>>, path = 'fields'): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => [
    ...(field.kind === 'id' ? [] : [[`${path}.${name}`, field] as [string, Field]]),
    ...('fields' in field ? within(field.fields, `parts.${name}`) : []),
  ]);
}

interface EventSchemas {
  options?: readonly { shape: { type: { value: string } } }[];
}
const eventsOf = ({ events }: { events: object }): string[] =>
  ((events as EventSchemas).options ?? []).map(({ shape }) => shape.type.value);

/** The states that the drawing of a resource's workflow names. */
function drawnStates(workflow: string): string[] {
  const drawn = workflows.find((one) => nameOf(one) === workflow);
  return drawn ? stepsOf(drawn.machine).map(({ state }) => state) : [];
}

describe.each(keys)('every word of %s', (key) => {
  const { draft, record, filters, workflow, ...definition } = resources[key];
  const fields = within(fieldsOf(draft));
  const events = eventsOf(definition);

  test('its fields, and the parts of each', () => {
    // A group that the resource shows in a way of its own has no parts there.
    const parts = Object.keys((at(en[key].messages, 'parts') ?? {}) as Tree);
    const isShown = (path: string) => !path.startsWith('parts.') || parts.includes(path.split('.')[1]!);
    const asked = Object.values(eventFieldsOf(definition.events)).flatMap((each) => within(each));
    const named = [...fields, ...asked.filter(([path]) => path.startsWith('parts.'))];
    for (const [path] of named.filter(([path]) => isShown(path))) expectWords(key, [path]);
    expectNothingElse(key, 'fields', Object.keys(draft.shape));
    for (const part of parts)
      expectNothingElse(
        key,
        `parts.${part}`,
        named.map(([path]) => path).flatMap((path) => (path.startsWith(`parts.${part}.`) ? path.split('.')[2]! : [])),
      );
  });

  test('every choice of its fields', () => {
    for (const [path, field] of fields) {
      if (field.kind !== 'choice' && field.kind !== 'choices') continue;
      if (path.startsWith('parts.') && !at(en[key].messages, `parts.${path.split('.')[1]}`)) continue;
      for (const value of field.values) expectWords(key, [`choices.${field.labels}.${value}`]);
      expectNothingElse(key, `choices.${field.labels}`, field.values);
    }
  });

  test('its filters: by their own words, or by those of their field', () => {
    const names: string[] = Object.keys(filters);
    const isEnd = (name: string) =>
      names.includes(name.replace(/Max$/, 'Min').replace(/To$/, 'From')) && /(?:Max|To)$/.test(name);
    for (const name of names.filter((each) => each !== 'state' && !isEnd(each)))
      expectWords(key, [`filters.${name}`, `fields.${name}`, `fields.${name}Id`]);
    expectNothingElse(key, 'filters', names);
  });

  test('its states, and what it can be sent', () => {
    const options: readonly string[] = record.shape.state.options;
    // A drawing may have more: where a record begins.
    const names = [...new Set([...options, ...drawnStates(workflow)])];
    for (const state of names) expectWords(key, [`states.${workflow}.${state}`]);
    expectNothingElse(key, `states.${workflow}`, names);
    for (const event of events) {
      expectWords(key, [`events.${event}`]);
      expectWords(key, [`act.${event}`]);
    }
    expectNothingElse(
      key,
      `act.${workflow}`,
      events.map((event) => event.split('.')[1]!),
    );
  });

  test('what a button calls by one word is asked about by the same', () => {
    for (const { words } of Object.values(languages))
      for (const event of eventsOf(definition)) {
        const [label, question] = ['events', 'act'].map((group) =>
          String(at(words[key].messages, `${group}.${event}`)),
        );
        if (!label!.includes(' '))
          expect([label, `ال${label}`]).toContain(question!.match(/[^\s{}]+/g)?.find((word) => word !== 'records'));
      }
  });
});

interface Action {
  type?: string;
  params?: { reason?: string };
}

/** Why a workflow refuses, as its drawing says. */
function reasonsOf(config: unknown): string[] {
  if (typeof config !== 'object' || config === null) return [];
  const { type, params } = config as Action;
  if (type === 'refuse' && params?.reason) return [params.reason];
  return Object.values(config).flatMap(reasonsOf);
}

const nameOf = ({ may }: { may: object }) => Object.keys(may)[0]!.split('.')[0]!;
/** The resources that have the words of each workflow; what runs many records, and what reads a file, has its own folder. */
const owned = workflows.flatMap((workflow) =>
  keys
    .filter((key) => at(en[key].messages, `states.${nameOf(workflow)}`))
    .map((key) => [workflow.id, key, workflow] as const),
);

test('every workflow but those of many records, of files read into records and of notifications has its words with a resource', () => {
  expect(new Set(owned.map(([id]) => id)).size).toBe(workflows.length - 3);
});

test.each(owned)('every event and refusal of the workflow %s in the words of %s', (_, key, workflow) => {
  // What the system does to an interview stands in no history.
  const isOwn = nameOf(workflow) === resources[key].workflow;
  const events = Object.entries(workflow.may).flatMap(([event, may]) => (isOwn || may !== 'system' ? [event] : []));
  const has = at(en[key].messages, `events.${nameOf(workflow)}`);
  // Nobody sends it an event yet.
  if (!has) return;
  for (const event of events) expectWords(key, [`events.${event}`]);
  expectNothingElse(
    key,
    `events.${nameOf(workflow)}`,
    events.map((event) => event.split('.')[1]!),
  );
  for (const reason of new Set(reasonsOf(workflow.machine.config))) expectWords(key, [`refusals.${reason}`]);
});

/** Refusals that no machine gives: of the board, which takes no card to where it was dropped, of a file that the bank has, of what is kept for good, of deleting what somebody has paid for, and of deleting whoever has worked here. */
const besides: Partial<Record<ResourceKey, readonly string[]>> = {
  applications: ['noStep', 'reopensElsewhere'],
  withdrawals: ['batchClosed'],
  planSubscriptions: ['cancelInstead'],
  invoices: ['issuedKept', 'notRemovable'],
  crmUsers: ['hasWorked'],
};

test.each(keys)('no refusal of %s that nothing gives', (key) => {
  const given = owned.filter(([, owner]) => owner === key).flatMap(([, , { machine }]) => reasonsOf(machine.config));
  expectNothingElse(key, 'refusals', [...given, ...(besides[key] ?? [])]);
});
