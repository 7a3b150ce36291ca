import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ResourceDefinition } from '../crud.ts';
import { fieldsOf } from '../kinds/fields-of.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { picturedRef } from '../schema.ts';
import { resources } from './index.ts';

const all = Object.entries<Pick<ResourceDefinition, 'draft' | 'record' | 'row' | 'picture'>>(resources);
const pictured = all.filter(([, { picture }]) => picture);

/** The schema at a path, without its null. */
function schemaAt(schema: unknown, path: string): unknown {
  const held = path.split('.').reduce<unknown>((at, name) => (at as z.ZodObject | undefined)?.shape?.[name], schema);
  return held instanceof z.ZodNullable ? held.unwrap() : held;
}
const isPicture = (schema: unknown, path: string) =>
  path.endsWith('.image')
    ? schemaAt(schema, path.replace('.image', '')) === picturedRef
    : kindOf.get(schemaAt(schema, path) as z.ZodType)?.kind === 'image';

test.each(pictured)('the picture of %s is one, on a record and in a row of a list', (_, { record, row, picture }) => {
  expect([isPicture(record, picture!.at), isPicture(row, picture!.at)]).toEqual([true, true]);
});

test.each(all)('a record that %s name brings its picture, where it may have one', (_, { draft, record }) => {
  const wanting = Object.entries(fieldsOf(draft)).filter(([name, field]) => {
    if (field.kind !== 'reference' || !name.endsWith('Id')) return false;
    const named = all.find(([key]) => key === field.to)?.[1];
    return named?.picture && schemaAt(record, name.slice(0, -'Id'.length)) !== picturedRef;
  });
  expect(wanting.map(([name]) => name)).toEqual([]);
});

test('people, companies and whoever applied have a picture', () => {
  expect(Object.fromEntries(pictured.map(([key, { picture }]) => [key, picture?.of]))).toEqual({
    applications: 'person',
    employers: 'company',
    eventRegistrations: 'person',
    examAttempts: 'person',
    providers: 'company',
    products: 'company',
    news: 'company',
    sliders: 'company',
    videos: 'company',
    orders: 'person',
    planSubscriptions: 'company',
    crmUsers: 'person',
    walletTransactions: 'company',
    withdrawals: 'company',
    walletAdjustments: 'company',
    seekers: 'person',
    staff: 'person',
    talentListEntries: 'person',
  });
});
