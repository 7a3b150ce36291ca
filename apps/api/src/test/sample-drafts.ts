import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import type { ResourceKey } from '@diwan/api-contract/resources';
import { slugPattern } from '@diwan/api-contract/values/text/slug';
import { isNotNull, notInArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { z } from 'zod';
import type { AnyResource } from '#crud/definition.ts';
import { serverResources } from '#resources/index.ts';
import type { Random } from './generate.ts';
import type { TestApp, TestSession } from './test-app.ts';

type Draft = Record<string, unknown>;

export interface SampleDrafts {
  /** A draft that is sound, and no other's. */
  draft(): Draft;
  /** An edit of it that is sound, of one field. */
  patch: Draft;
}

let count = 0;

/** Sound drafts of any resource, made of the demo data that the database holds: what was added like a record of the demo, and what differs between two of these. */
export async function sampleDrafts(
  api: TestApp,
  as: TestSession,
  resource: AnyResource,
  random: Random,
): Promise<SampleDrafts> {
  const path = `/api/v1/${resource.contract.path}`;
  const records = await readSome(api, as, path, random);
  const drafts = records.map((record) => draftOf(resource, record));
  const [first, ...others] = shuffled(drafts, random);
  expect(others.length, `the demo data has records of ${path}: see its seed`).toBeGreaterThan(0);
  const refused: string[] = [];
  const unnamed = await findUnnamed(api, resource);
  const unlike = (like: Draft) => unlikeAnyOther(resource, like, unnamed);
  for (const like of [first!, ...others]) {
    const answer = await api.call('POST', path, { as, body: unlike(like) });
    if (answer.statusCode !== 201) {
      refused.push(answer.body);
      continue;
    }
    const record = answer.json();
    const draft = draftOf(resource, record);
    const headers = { 'if-match': `"v${record.version}"` };
    for (const patch of patchesOf(resource, draft, drafts, random)) {
      const edited = await api.call('PATCH', `${path}/${record.id}`, { as, body: patch, headers });
      if (edited.statusCode === 200) return { draft: () => unlike(draft), patch };
      refused.push(edited.body);
    }
  }
  throw new Error(`No record of the demo data at ${path} can be added and edited as it is: ${refused.join('\n')}`);
}

/** Of those that a list has from anywhere in it: what stands together is often alike. */
async function readSome(api: TestApp, as: TestSession, path: string, random: Random): Promise<Draft[]> {
  const { items } = (await api.call('GET', `${path}?limit=100`, { as })).json();
  const some = shuffled<{ id: string }>(items, random).slice(0, 10);
  return Promise.all(some.map(async ({ id }) => (await api.call('GET', `${path}/${id}`, { as })).json()));
}

const draftOf = ({ contract }: AnyResource, record: Draft): Draft =>
  Object.fromEntries(Object.keys(contract.draft.shape).map((field) => [field, record[field]]));

const uniquePaths = ({ writing }: AnyResource): Set<string> =>
  new Set(Object.values(writing?.duplicates ?? {}).map((error) => (error as { path: string }).path));

/** Records that none of the resource's names yet, for each reference that the table does not allow twice. */
async function findUnnamed({ database: { orm } }: TestApp, resource: AnyResource): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const [path, field] of Object.entries(fieldsOf(resource.contract.draft))) {
    if (field.kind !== 'reference' || !uniquePaths(resource).has(path)) continue;
    const { table } = serverResources[field.to as ResourceKey];
    const named = (resource.table as unknown as Record<string, AnyPgColumn>)[path]!;
    const rows = await orm
      .select({ id: table.id })
      .from(table as never)
      .where(notInArray(table.id, orm.select({ id: named }).from(resource.table).where(isNotNull(named))));
    found.set(
      path,
      rows.map(({ id }) => id as string),
    );
  }
  return found;
}

/** The same draft with other values where the table allows none twice. */
function unlikeAnyOther(resource: AnyResource, draft: Draft, unnamed: Map<string, string[]>): Draft {
  const changed = structuredClone(draft);
  count += 1;
  for (const path of uniquePaths(resource)) {
    if (unnamed.has(path)) {
      // Of several of which one is named, the others stay empty.
      if (changed[path] !== null) changed[path] = unnamed.get(path)!.shift();
      continue;
    }
    const keys = path.split('.');
    const last = keys.pop()!;
    const holder = keys.reduce<Draft | undefined>((value, key) => value?.[key] as Draft | undefined, changed);
    const value = holder?.[last];
    if (!holder || typeof value !== 'string' || value === '') continue;
    const schema = resource.contract.draft.shape[path] as z.ZodType | undefined;
    const others = [another(value), `${value}_${count}`];
    holder[last] = others.find((other) => schema?.safeParse(other).success) ?? others[0];
  }
  return changed;
}

function another(value: string): string {
  if (/^\d+$/.test(value)) return String(BigInt(value) + BigInt(count)).padStart(value.length, '0');
  if (slugPattern.test(value)) return `${value}-${count}`;
  return value.includes('@') ? `another${count}.${value}` : `${value} ${count}`;
}

/** Edits that the contract allows and that can be made of several records, each of one plain field, in an order that the seed decides. */
function patchesOf(resource: AnyResource, draft: Draft, others: readonly Draft[], random: Random): Draft[] {
  const { contract } = resource;
  const unique = uniquePaths(resource);
  const isPlain = (value: unknown) => value === null || typeof value !== 'object';
  const values = (field: string) => [
    ...others.map((other) => other[field]),
    ...(typeof draft[field] === 'boolean' ? [!draft[field]] : []),
    ...(typeof draft[field] === 'number' ? [draft[field] + 1] : []),
    ...choicesOf(contract.draft.shape[field]),
  ];
  const patches = Object.keys(draft)
    .filter((field) => isPlain(draft[field]) && !unique.has(field))
    .flatMap((field) => values(field).map((value) => ({ field, value })))
    .filter(({ field, value }) => isPlain(value) && value !== draft[field])
    .filter(({ field, value }) => isSound(contract, { ...draft, [field]: value }))
    .map(({ field, value }) => ({ [field]: value }));
  return shuffled(patches, random).slice(0, 5);
}

/** What a field may be whatever the demo has of it: records that are drawn by chance may all be of one kind. */
function choicesOf(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodNullable) return choicesOf(schema.unwrap());
  return schema instanceof z.ZodEnum ? schema.options : [];
}

function isSound({ draft, rules }: AnyResource['contract'], value: Draft): boolean {
  const parsed = draft.safeParse(value);
  let isRefused = !parsed.success;
  if (parsed.success) rules?.(parsed.data as never, () => (isRefused = true));
  return !isRefused;
}

const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
