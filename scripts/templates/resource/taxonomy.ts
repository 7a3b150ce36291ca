import { type Spellings, toTranslate } from '../words.ts';
import type { PlannedResource, ResourceTexts } from './planned-resource.ts';

/** The smallest resource that has every part: a name, a code and other names. */
export function taxonomy({ many, one, path }: PlannedResource): ResourceTexts {
  return {
    contract: contract(many, path),
    migration: migrationOf(many),
    table: table(many),
    resource: server(many),
    seed: demo(many),
    screens: screens(many),
    en: english(many, one),
    ar: arabic(many, one),
  };
}

const contract = (
  { kebab, camel, sentence }: Spellings,
  path: string,
) => `import { taxonomy, taxonomyComputed, taxonomyDraft, taxonomyFilters, taxonomyRow } from '../taxonomy.ts';

const draft = taxonomyDraft('${camel}');

const record = draft.extend(taxonomyComputed.shape);

export const ${camel} = {
  ...taxonomy,
  path: '${kebab}',
  screen: '${path}/list',
  about: '${sentence}: what they are and what they are for.',
  draft,
  record,
  row: record.pick(taxonomyRow),
  filters: taxonomyFilters,
  searchRank: null,
} as const;
`;

const table = ({ camel, snake }: Spellings) => `import { pgTable } from 'drizzle-orm/pg-core';
import { termColumns } from '../taxonomy/table.ts';

export const ${camel}Table = pgTable('${snake}', termColumns());
`;

const server = ({ kebab, camel }: Spellings) => `import { ${camel} } from '@diwan/api-contract/resources/${kebab}';
import { defineResource } from '#crud/definition.ts';
import { term } from '../taxonomy/term.ts';
import { ${camel}Table as table } from './table.ts';

export const ${camel}Resource = defineResource({
  contract: ${camel},
  table,
  ...term(table),
  seed: async () => (await import('./seed.ts')).${camel}Seed,
});
`;

const demo = ({ camel, kebab }: Spellings) => `import type { ${camel} } from '@diwan/api-contract/resources/${kebab}';
import { makeTerm, termsSeed } from '../taxonomy/seed.ts';

const names = [{ ar: 'مثال', en: 'Example' }];

export const ${camel}Seed = termsSeed<typeof ${camel}>(({ random, now }) =>
  names.map((name) => makeTerm(name, random('${kebab}'), now)),
);
`;

const screens = ({
  kebab,
  camel,
}: Spellings) => `import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { taxonomy, termSections } from '#crud/resource/taxonomy.tsx';

export const ${camel} = defineResource({
  ...taxonomy,
  key: '${camel}',
  filters: { ...taxonomy.filters, parent: 'field' },
  fields: contractFields.${camel},
  eventFields: contractEvents.${camel},
  sections: termSections([]),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/${kebab}')).${camel}.draft }),
});
`;

const migrationOf = ({ snake, kebab }: Spellings) => `-- The columns of a taxonomy, without what only industries have.
CREATE TABLE ${snake} (
  LIKE industries INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED,
  PRIMARY KEY (id)
);
ALTER TABLE ${snake} DROP COLUMN isic_section;
CREATE UNIQUE INDEX ${snake}_ar_key ON ${snake} (ar_key);
CREATE UNIQUE INDEX ${snake}_en_key ON ${snake} (en_key);
CREATE UNIQUE INDEX ${snake}_slug ON ${snake} (slug);
ALTER TABLE ${snake} ADD CONSTRAINT ${snake}_parent_id FOREIGN KEY (parent_id) REFERENCES ${snake};
CREATE INDEX ${snake}_sort_order ON ${snake} (sort_order, id);
CREATE INDEX ${snake}_parent_id ON ${snake} (parent_id, sort_order, id);
CREATE INDEX ${snake}_name_keys ON ${snake} USING gin (name_keys);
CREATE INDEX ${snake}_alike ON ${snake} USING gin (ar_key gin_trgm_ops, en_key gin_trgm_ops);
CREATE INDEX ${snake}_search ON ${snake} USING gin (search_key gin_trgm_ops);
CREATE INDEX ${snake}_updated_at ON ${snake} (updated_at, id);
CREATE INDEX ${snake}_state_updated_at ON ${snake} (state, updated_at, id);
CREATE INDEX ${snake}_name_ar ON ${snake} (name_ar, id);
CREATE INDEX ${snake}_name_en ON ${snake} (name_en, id);
CREATE INDEX ${snake}_usage_count ON ${snake} (usage_count, id);
CREATE TRIGGER remove_notes AFTER DELETE ON ${snake} FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('${kebab}');
CREATE TRIGGER remove_files AFTER DELETE ON ${snake} FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('${kebab}');
`;

const english = (
  { camel, sentence, words }: Spellings,
  one: Spellings,
) => `import { term } from '#vocabulary/taxonomy-term/en.ts';
import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: '${sentence}',
  one: '${one.words}',
  add: 'Add ${one.words}',
  ...term,
  records_one: '{{number}} ${one.words}',
  records_other: '{{number}} ${words}',
} satisfies ResourceMessages<'${camel}'>;

export const titles = { add: 'Add a ${one.words}', edit: 'Edit the ${one.words}' };
`;

const arabic = (
  { sentence, words }: Spellings,
  one: Spellings,
) => `import { term } from '#vocabulary/taxonomy-term/ar.ts';
import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '${toTranslate(sentence)}',
  one: '${toTranslate(one.words)}',
  add: '${toTranslate(`Add ${one.words}`)}',
  ...term,
${['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `  records_${form}: '${toTranslate(`{{number}} ${words}`)}',`).join('\n')}
};

export const titles = { add: '${toTranslate(`Add a ${one.words}`)}', edit: '${toTranslate(`Edit the ${one.words}`)}' };
`;
