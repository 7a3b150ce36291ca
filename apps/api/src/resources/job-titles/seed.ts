import type { FieldOfWork, Occupation } from '#seeding/data/field-of-work.ts';
import { fieldsOfWork } from '#seeding/data/fields.ts';
import type { Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, makeId } from '#seeding/time.ts';
import { industriesSeed } from '../industries/seed.ts';
import { makeTerm, type Term, termStream } from '../taxonomy/seed.ts';
import { termKeys } from '../taxonomy/term-keys.ts';
import { gap } from '../taxonomy/tree/tree.ts';

export interface Title extends Term {
  field: FieldOfWork;
  occupation: Occupation;
  level: 'graduate' | 'usual' | 'senior';
  salary: { min: number; max: number };
}

const levels = {
  graduate: { ar: (name: string) => `${name} حديث التخرج`, en: (name: string) => `Graduate ${name}`, pay: 0.7 },
  usual: { ar: (name: string) => name, en: (name: string) => name, pay: 1 },
  senior: { ar: (name: string) => `${name} أول`, en: (name: string) => `Senior ${name}`, pay: 1.5 },
};

export const jobTitlesSeed: Seed<Title[]> = {
  plan: ({ random, now }) =>
    fieldsOfWork.flatMap((field) =>
      field.occupations.flatMap((occupation) => titlesOf(field, occupation, random(termStream), now)),
    ),
  rows: titleRows,
};

function* titleRows(titles: Title[], { random: streamOf, now, planOf }: Seeding) {
  const random = streamOf(termStream);
  const industries = planOf(industriesSeed);
  const usual = new Map(titles.filter(({ level }) => level === 'usual').map(({ occupation, id }) => [occupation, id]));
  // What stands below another one comes after it.
  const inOrder = titles.toSorted((one, other) => Number(other.level === 'usual') - Number(one.level === 'usual'));
  for (const [index, { field, occupation, level, id, name }] of inOrder.entries())
    yield {
      ...makeTerm(name, random, now),
      id,
      parentId: level === 'usual' ? null : usual.get(occupation)!,
      order: (index + 1) * gap,
      ...termKeys({ name, code: null, synonyms: [] }),
      iscoCode: occupation.isco,
      nationalOccupationCode: null,
      escoUri: null,
      industryId: industries.get(field.sections[0]!)!.id,
      isSaudiOnly: field.key === 'people' || field.key === 'office' ? random.chance(0.5) : false,
    };
}

function titlesOf(field: FieldOfWork, occupation: Occupation, random: Random, now: number): Title[] {
  const names = occupation.isProfessional ? (['graduate', 'usual', 'senior'] as const) : (['usual'] as const);
  return names.map((level) => {
    const { ar, en, pay } = levels[level];
    const name = { ar: ar(occupation.name.ar), en: en(occupation.name.en) };
    const salary = { min: occupation.salary.min * pay, max: occupation.salary.max * pay };
    return { id: makeId(now - 800 * day, random), name, field, occupation, level, salary };
  });
}
