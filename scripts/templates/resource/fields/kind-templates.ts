import type { Kind } from '@diwan/api-contract/kinds/field';
import { lowerFirst } from '../../words.ts';
import { type PlannedField, targetOf } from './field.ts';

/** How a field of a kind is written in each file of a resource. */
export interface KindTemplate {
  /** What may follow its kind; nothing where it is absent. */
  detail?: RegExp;
  /** In the contract. */
  schema: (field: PlannedField) => string;
  /** In the contract where it may be left empty, if that is more than `nullable`. */
  optional?: string;
  /** A filter by its values, in the contract. */
  filter?: (field: PlannedField) => string;
  sql: string;
  /** In the table, before `notNull`. */
  column: (field: PlannedField) => string;
  /** What a new draft holds. */
  blank: string;
  /** In demo data, of the record at `index`. */
  sample: (field: PlannedField) => string;
  /** In a list. */
  cell?: (field: PlannedField) => string;
  /** Being empty is a value of its own. */
  isNeverNull?: true;
  /** Nobody has to fill it: demo records could not. */
  isAlwaysOptional?: true;
}

type Columns = Pick<KindTemplate, 'sql' | 'column'>;
const named = ({ name, column }: PlannedField) => (name === column ? '' : `'${column}'`);
const typeOf = ({ owner, name, isOptional }: PlannedField) =>
  isOptional ? `NonNullable<${owner}['${name}']>` : `${owner}['${name}']`;

const plain: Columns = { sql: 'text', column: (field) => `text(${named(field)})` };
const oneOfSome: Columns = { sql: 'text', column: (field) => `choice<${typeOf(field)}>('${field.column}')` };
const whole: Columns = { sql: 'integer', column: (field) => `integer(${named(field)})` };
const bilingual: Columns = { sql: 'jsonb', column: (field) => `jsonb(${named(field)}).$type<LocalizedText>()` };
const list = { sql: 'text[]', blank: '[]', isNeverNull: true } as const;
const listColumn = (field: PlannedField) => `text(${named(field)}).array().$type<${typeOf(field)}>()`;

const heldFile = {
  isAlwaysOptional: true,
  sql: 'uuid',
  column: (field: PlannedField) => `uuid(${named(field)})`,
  blank: 'null',
  sample: () => 'null',
} as const;

const numberCell = ({ name }: PlannedField) => `({ ${name} }, { format }) => format.number(${name})`;
const latinCell = ({ name }: PlannedField) => `({ ${name} }) => cells.latin(${name})`;
const cellOf =
  (kind: string) =>
  ({ name, owner }: PlannedField) =>
    `(${lowerFirst(owner)}, context) => cells.${kind}(${lowerFirst(owner)}.${name}, context)`;

/** How each kind is written; null where only a person can: a forgotten kind does not compile. */
export const kindTemplates: { [K in Kind]: KindTemplate | null } = {
  text: {
    ...plain,
    schema: ({ isOptional }) => (isOptional ? 'text().max(200)' : 'text().min(1).max(200)'),
    blank: "''",
    sample: ({ words }) => `\`${words} \${index + 1}\``,
    cell: ({ name }) => `({ ${name} }) => cells.text(${name})`,
  },
  localized: {
    ...bilingual,
    schema: () => 'localizedText()',
    optional: 'optionalLocalizedText()',
    blank: "{ ar: '', en: '' }",
    sample: ({ words }) => `{ ar: \`مثال \${index + 1}\`, en: \`${words} \${index + 1}\` }`,
    cell: ({ name }) => `({ ${name} }, { language }) => cells.localized(${name}, language)`,
  },
  richText: {
    ...bilingual,
    schema: () => 'localizedRichText({ min: 1, max: 5_000 })',
    blank: "{ ar: '', en: '' }",
    sample: () => "{ ar: '<p>مثال</p>', en: '<p>Example</p>' }",
  },
  number: {
    ...whole,
    schema: () => 'z.int().min(0).max(1_000_000_000)',
    blank: 'null',
    sample: () => 'random.int(1, 500)',
    cell: numberCell,
  },
  percentage: {
    ...whole,
    schema: () => 'percent()',
    blank: 'null',
    sample: () => 'random.int(0, 100)',
    cell: ({ name }) => `({ ${name} }, { format }) => format.percent(${name} / 100)`,
  },
  rating: {
    ...whole,
    schema: () => 'rating(0)',
    blank: 'null',
    sample: () => 'random.int(1, 5)',
    cell: numberCell,
  },
  money: {
    sql: 'bigint',
    column: ({ column }) => `halalas('${column}')`,
    schema: () => 'halalas',
    blank: 'null',
    sample: () => 'random.int(1, 500) * 10_000',
    cell: cellOf('money'),
  },
  boolean: {
    sql: 'boolean',
    column: (field) => `boolean(${named(field)})`,
    schema: () => 'z.boolean()',
    filter: () => 'flag',
    blank: 'false',
    sample: () => 'random.chance(0.5)',
    cell: ({ name }) => `({ ${name} }, { t }) => t(${name} ? 'yes' : 'no')`,
    isNeverNull: true,
  },
  choice: {
    ...oneOfSome,
    detail: /^\w+(,\w+)+$/,
    schema: ({ valuesName, labels }) => `choice(${valuesName}, '${labels}')`,
    filter: ({ valuesName }) => `many(z.enum(${valuesName}))`,
    blank: 'null',
    sample: ({ valuesName }) => `random.pick(${valuesName})`,
    cell: ({ name, labels }) => `({ ${name} }, { t }) => t(\`choices.${labels}.\${${name}}\`)`,
  },
  choices: {
    ...list,
    column: listColumn,
    detail: /^\w+(,\w+)+$/,
    schema: ({ valuesName, labels }) => `choices(${valuesName}, '${labels}')`,
    sample: ({ valuesName }) => `random.some(${valuesName}, 2)`,
  },
  city: {
    ...oneOfSome,
    schema: () => 'city()',
    filter: () => 'many(z.enum(cityIds))',
    blank: 'null',
    sample: () => 'random.pick(cityIds)',
    cell: ({ name }) => `({ ${name} }, context) => cells.cities([${name}], context)`,
  },
  country: {
    ...oneOfSome,
    schema: () => 'country()',
    blank: 'null',
    sample: () => "random.pick(['SA', 'AE', 'EG'])",
    cell: cellOf('country'),
  },
  countries: {
    ...list,
    column: listColumn,
    schema: () => 'z.array(country())',
    sample: () => "random.some(['SA', 'AE', 'EG'], 2)",
  },
  language: {
    ...oneOfSome,
    schema: () => 'language()',
    blank: 'null',
    sample: () => "random.pick(['ar', 'en', 'ur'])",
  },
  tags: {
    ...list,
    column: listColumn,
    schema: () => 'z.array(text().min(1).max(60)).max(30)',
    sample: () => "random.some(['مثال', 'Example'], 2)",
  },
  reference: {
    detail: /^[a-z][A-Za-z]+$/,
    sql: 'uuid',
    column: (field) => `uuid(${named(field)}).references(() => ${targetOf(field).camel}Table.id)`,
    schema: ({ to }) => `reference('${to}')`,
    filter: () => 'many(id)',
    blank: 'null',
    sample: (field) => `random.pick([...planOf(${targetOf(field).camel}Seed).values()]).id`,
  },
  date: {
    sql: 'date',
    column: (field) => `date(${named(field)})`,
    schema: () => 'calendarDate',
    blank: 'null',
    sample: () => 'calendarDay(now + random.int(-200, 200) * day)',
    cell: cellOf('day'),
  },
  instant: {
    sql: 'timestamptz(6)',
    column: ({ column }) => `instant('${column}')`,
    schema: () => 'instant',
    blank: 'null',
    sample: () => 'instant(now - random.int(1, 200) * day)',
    cell: cellOf('moment'),
  },
  time: {
    ...plain,
    schema: () => 'timeOfDay()',
    blank: 'null',
    sample: () => "random.pick(['08:00', '09:30', '16:00'])",
    cell: latinCell,
  },
  duration: {
    ...whole,
    schema: () => 'duration({ min: 5, max: 1_440 })',
    blank: 'null',
    sample: () => 'random.int(1, 16) * 15',
    cell: ({ name }) => `({ ${name} }, { format }) => format.duration(${name})`,
  },
  phone: {
    ...plain,
    schema: () => 'phone()',
    blank: 'null',
    sample: () => 'mobile(80_000_000 + index)',
    cell: latinCell,
  },
  email: {
    ...plain,
    schema: () => 'z.email()',
    blank: 'null',
    sample: ({ owner }) => `\`${owner.toLowerCase()}\${index + 1}@example.com\``,
    cell: latinCell,
  },
  url: {
    ...plain,
    schema: () => 'z.url({ protocol: /^https?$/ }).max(300)',
    blank: 'null',
    sample: ({ owner }) => `\`https://www.${owner.toLowerCase()}\${index + 1}.example.com\``,
    cell: latinCell,
  },
  iban: {
    ...plain,
    schema: () => 'iban()',
    blank: 'null',
    sample: () => "'SA0380000000608010167519'",
    cell: latinCell,
  },
  occupation: {
    ...plain,
    schema: () => 'occupation()',
    blank: 'null',
    sample: () => `'2411'`,
    cell: latinCell,
  },
  registerNumber: {
    ...plain,
    detail: /^[1-9]\d?$/,
    schema: ({ digits }) => `registerNumber(${digits})`,
    blank: 'null',
    sample: ({ digits }) => `scattered(index, ${digits})`,
    cell: latinCell,
  },
  image: { ...heldFile, schema: () => 'image()', filter: () => 'flag' },
  file: { ...heldFile, schema: () => 'file()', filter: () => 'flag' },
  images: {
    ...list,
    sql: 'uuid[]',
    column: (field) => `uuid(${named(field)}).array()`,
    schema: () => 'images({ max: 8 })',
    sample: () => '[]',
  },
  nationalAddress: null,
  localizedTags: null,
  nationalId: null,
  fieldNames: null,
  answer: null,
  id: null,
  group: null,
  rows: null,
};
