import { nameColumn, type PlannedField, targetsOf } from './fields/field.ts';
import { kindTemplates } from './fields/kind-templates.ts';
import { withImports } from './imports.ts';
import type { PlannedResource } from './planned-resource.ts';

export function table({ many, one, fields }: PlannedResource): string {
  const [label] = fields as [PlannedField];
  const { key, column, isComputed } = nameColumn(label);
  const columns = fields.map((field) => {
    const text = `${field.name}: ${kindTemplates[field.kind]!.column(field)}`;
    return field.isOptional ? `${text},` : `${text}.notNull(),`;
  });
  if (isComputed) columns.push(`${key}: text('${column}').notNull().generatedAlwaysAs(computed),`);
  const texts = isComputed ? `inBoth(${label.name})` : `[${label.name}]`;
  return withImports(
    [
      [`type @diwan/api-contract/resources/${many.kebab}`, [one.pascal]],
      ['type @diwan/api-contract/values/text/localized-text', ['LocalizedText']],
      ['drizzle-orm/pg-core', ['boolean', 'date', 'integer', 'jsonb', 'pgTable', 'text', 'uuid']],
      ['#db/columns.ts', ['choice', 'computed', 'halalas', 'instant', 'stamps']],
      ...targetsOf(fields).map(({ kebab, camel }) => [`../${kebab}/table.ts`, [`${camel}Table`]] as const),
      ['../search-texts.ts', ['inBoth', 'searchKeyOf']],
    ],
    `export const ${many.camel}Table = pgTable('${many.snake}', {
  ...stamps(),
  state: choice<${one.pascal}['state']>('state').notNull(),
  ${columns.join('\n  ')}
});

/** The texts by which one is searched. */
export const ${one.camel}SearchKey = ({ ${label.name} }: Pick<${one.pascal}, '${label.name}'>) => searchKeyOf(${texts});
`,
  );
}
