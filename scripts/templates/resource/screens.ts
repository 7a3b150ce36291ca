import { kindTemplates } from './fields/kind-templates.ts';
import { listed } from './fields/listed.ts';
import { withImports } from './imports.ts';
import type { PlannedResource } from './planned-resource.ts';

const modules = [
  ['@diwan/api-contract/values/records/talent-list', ['talentListStates']],
  ['#crud/resource/cells/cells.tsx', ['cells']],
  ['#crud/resource/contract-fields.ts', ['contractFields']],
  ['#crud/resource/define-resource.ts', ['defineResource']],
  ['#crud/resource/labels.ts', ['localizedLabel']],
] as const;

export function screens({ many, one, fields }: PlannedResource): string {
  const label = fields[0]!;
  const name =
    label.kind === 'localized'
      ? `(${one.camel}, language) => localizedLabel(${one.camel}.${label.name}, language)`
      : `({ ${label.name} }) => ${label.name}`;
  const columns = listed(fields).map((field) => {
    const sort = field === label ? `, sort: '${field.name}'` : '';
    const end = ['number', 'money', 'percentage', 'rating'].includes(field.kind) ? ", align: 'end'" : '';
    return `{ key: '${field.name}'${sort}${end}, cell: ${kindTemplates[field.kind]!.cell!(field)} },`;
  });
  const filters = fields.filter(({ kind }) => kindTemplates[kind]!.filter).map(({ short }) => `${short}: 'field',`);
  const blank = fields.map((field) => {
    const isNull = field.isOptional && field.kind !== 'localized' && field.kind !== 'richText';
    return `${field.name}: ${isNull ? 'null' : kindTemplates[field.kind]!.blank},`;
  });
  return withImports(
    modules,
    `export const ${many.camel} = defineResource({
  key: '${many.camel}',
  workflow: 'talentList',
  label: ${name},
  columns: [
    ${columns.join('\n    ')}
    { key: 'state', cell: ({ state }, context) => cells.state('talentList', state, context) },
    { key: 'updatedAt', sort: 'updatedAt', cell: ({ updatedAt }, context) => cells.moment(updatedAt, context) },
  ],
  filters: {
    ${['state: null,', ...filters].join('\n    ')}
  },
  states: talentListStates,
  fields: contractFields.${many.camel},
  sections: [{ key: 'details', fields: [${fields.map((field) => `'${field.name}'`).join(', ')}] }],
  blank: () => ({
    ${blank.join('\n    ')}
  }),
  events: ['talentList.reopen', 'talentList.archive'],
  mainEvents: ['talentList.reopen'],
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/${many.kebab}')).${many.camel}.draft }),
});
`,
  );
}
