import { nameColumn, type PlannedField, targetOf } from './fields/field.ts';
import { kindTemplates } from './fields/kind-templates.ts';
import type { PlannedResource } from './planned-resource.ts';

export function migration({ many: { snake, kebab }, fields }: PlannedResource): string {
  const [label] = fields as [PlannedField];
  const columns = fields.map((field) => {
    const { sql, isNeverNull } = kindTemplates[field.kind]!;
    const empty = field.isOptional ? '' : ' NOT NULL';
    const filled = isNeverNull && sql.endsWith('[]') ? " DEFAULT '{}'" : '';
    const named =
      field.kind === 'reference' ? ` CONSTRAINT ${snake}_${field.column} REFERENCES ${targetOf(field).snake}` : '';
    return `${field.column} ${sql}${empty}${filled}${named}`;
  });
  const { column: order, isComputed } = nameColumn(label);
  if (isComputed)
    columns.push(`${order} text COLLATE "ar-x-icu" GENERATED ALWAYS AS (${label.column} ->> 'ar') STORED`);
  const indexes = [
    ['search', 'USING gin (search_key gin_trgm_ops)'],
    ['updated_at', '(updated_at, id)'],
    ['state_updated_at', '(state, updated_at, id)'],
    [order, `(${order}, id)`],
    ...fields.filter(({ kind }) => kind === 'reference').map(({ column }) => [column, `(${column})`]),
  ];
  return `-- What they are, in a sentence.
CREATE TABLE ${snake} (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  state text NOT NULL CHECK (state IN ('open', 'archived')),
  ${columns.join(',\n  ')}
);
${indexes.map(([name, of]) => `CREATE INDEX ${snake}_${name} ON ${snake} ${of};\n`).join('')}CREATE TRIGGER remove_notes AFTER DELETE ON ${snake} FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('${kebab}');
CREATE TRIGGER remove_files AFTER DELETE ON ${snake} FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('${kebab}');
`;
}
