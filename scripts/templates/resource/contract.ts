import type { PlannedField } from './fields/field.ts';
import { kindTemplates } from './fields/kind-templates.ts';
import { listed } from './fields/listed.ts';
import { withImports } from './imports.ts';
import type { PlannedResource } from './planned-resource.ts';

const modules = [
  ['zod', ['z']],
  [
    '../kinds/kinds.ts',
    [
      ...'choice choices city country duration file iban image images language localizedRichText occupation'.split(' '),
      ...'percent phone rating reference registerNumber timeOfDay'.split(' '),
    ],
  ],
  ['../page.ts', ['flag', 'many']],
  [
    '../schema.ts',
    'calendarDate halalas id instant localizedText optionalLocalizedText ref rowStamps stamps text'.split(' '),
  ],
  ['../values/places/cities.ts', ['cityIds']],
  ['../values/records/talent-list.ts', ['talentListStates']],
] as const;

function schemaOf(field: PlannedField): string {
  const { schema, optional } = kindTemplates[field.kind]!;
  return field.isOptional ? (optional ?? `${schema(field)}.nullable()`) : schema(field);
}

export function contract({ many, one, fields, path }: PlannedResource): string {
  const choices = fields.filter(({ kind }) => kind === 'choice' || kind === 'choices');
  const references = fields.filter(({ kind }) => kind === 'reference');
  const filters = fields.flatMap((field) => {
    const filter = kindTemplates[field.kind]!.filter?.(field);
    return filter ? [`${field.short}: ${filter},`] : [];
  });
  return withImports(
    modules,
    `${choices.map(({ valuesName, values }) => `export const ${valuesName} = ['${values.join("', '")}'] as const;\n`).join('')}
const draft = z.strictObject({
  ${fields.map((field) => `${field.name}: ${schemaOf(field)},`).join('\n  ')}
});

const record = draft.extend({
  ...stamps,
  state: z.enum(talentListStates),
  ${references.map(({ short }) => `${short}: ref.nullable(),`).join('\n  ')}
});

export const ${many.camel} = {
  path: '${many.kebab}',
  screen: '${path}/list',
  about: '${many.sentence}: what they are and what they are for.',
  workflow: 'talentList',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    ${[...listed(fields).map(({ name }) => name), 'state', 'updatedAt'].map((name) => `${name}: true,`).join('\n    ')}
  }),
  filters: {
    ${['state: many(z.enum(talentListStates)),', ...filters].join('\n    ')}
  },
  sorts: ['updatedAt', '${fields[0]!.name}'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('talentList.archive') }),
    z.strictObject({ type: z.literal('talentList.reopen') }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.edit' },
  searchRank: null,
} as const;

export type ${one.pascal} = z.output<typeof ${many.camel}.record>;
`,
  );
}
