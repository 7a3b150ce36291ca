import { targetsOf } from './fields/field.ts';
import { kindTemplates } from './fields/kind-templates.ts';
import { withImports } from './imports.ts';
import type { PlannedResource } from './planned-resource.ts';

export function seed({ many, one, fields }: PlannedResource): string {
  const samples = fields.map((field) => {
    const sample = kindTemplates[field.kind]!.sample(field);
    return `${field.name}: ${field.isOptional ? `random.chance(0.8) ? ${sample} : null` : sample},`;
  });
  const references = fields.filter(({ kind }) => kind === 'reference');
  const uses = references.map(({ name, isOptional }) => {
    const use = `use(${one.camel}.${name}, Date.parse(${one.camel}.createdAt));`;
    return isOptional ? `if (${one.camel}.${name}) ${use}` : use;
  });
  const seeds = targetsOf(fields).map(({ kebab, camel }) => [`../${kebab}/seed.ts`, [`${camel}Seed`]] as const);
  const text = `export const ${many.camel}Seed: Seed<ReturnType<typeof make${one.pascal}>[]> = {
  plan: (seeding) => Array.from({ length: 20 }, (_, index) => make${one.pascal}(index, seeding)),
  *rows(${many.camel}${uses.length > 0 ? ', { use }' : ''}) {
    for (const ${one.camel} of ${many.camel}) {
      ${uses.join('\n      ')}
      yield { ...${one.camel}, searchKey: ${one.camel}SearchKey(${one.camel}) };
    }
  },
};

function make${one.pascal}(index: number, { random: streamOf, now${seeds.length > 0 ? ', planOf' : ''} }: Seeding) {
  const random = streamOf('${many.kebab}');
  const createdAt = now - random.int(30, 400) * day;
  return {
    id: makeId(createdAt, random),
    createdAt: instant(createdAt),
    updatedAt: instant(createdAt + random.int(0, 20) * day),
    createdBy: theSystem,
    updatedBy: random.pick(staffActors),
    state: 'open',
    ${samples.join('\n    ')}
  };
}
`;
  return withImports(
    [
      [`@diwan/api-contract/resources/${many.kebab}`, fields.map(({ valuesName }) => valuesName)],
      ['@diwan/api-contract/values/places/cities', ['cityIds']],
      ['#seeding/identifiers.ts', ['mobile', 'scattered']],
      ['#seeding/people-who-act.ts', ['staffActors', 'theSystem']],
      ['type #seeding/seed.ts', ['Seed', 'Seeding']],
      ['#seeding/time.ts', ['calendarDay', 'day', 'instant', 'makeId']],
      ...seeds,
      ['./table.ts', [`${one.camel}SearchKey`]],
    ],
    text,
  );
}
