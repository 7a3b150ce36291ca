import type { Skill } from '@diwan/api-contract/resources/skills';
import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import type { Synonym } from '@diwan/api-contract/values/synonym';
import { isicSections } from '@diwan/api-contract/values/taxonomy';
import type { Tx } from '#db/database.ts';
import { industriesTable } from '#resources/industries/table.ts';
import { jobTitlesTable } from '#resources/job-titles/table.ts';
import { skillsTable } from '#resources/skills/table.ts';
import type { FieldOfWork, Occupation } from '#seeding/data/field-of-work.ts';
import { fieldsOfWork } from '#seeding/data/fields.ts';
import {
  languageSkills,
  officeTools,
  sharedSkills,
  softSkills,
  suggestedSkills,
} from '#seeding/data/general-skills.ts';
import { industrySections } from '#seeding/data/industries.ts';
import { insertRows } from '#seeding/insert-rows.ts';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import { day, instant, makeId } from '#seeding/time.ts';
import { termKeys } from './term-keys.ts';

export interface Term {
  id: string;
  name: LocalizedText;
}
export interface Title extends Term {
  field: FieldOfWork;
  occupation: Occupation;
  level: 'graduate' | 'usual' | 'senior';
  salary: { min: number; max: number };
}
export interface Terms {
  industries: ReadonlyMap<string, Term>;
  titles: Title[];
  skillsOf: ReadonlyMap<FieldOfWork, Term[]>;
  generalSkills: Term[];
}

const levels = {
  graduate: { ar: (name: string) => `${name} حديث التخرج`, en: (name: string) => `Graduate ${name}`, pay: 0.7 },
  usual: { ar: (name: string) => name, en: (name: string) => name, pay: 1 },
  senior: { ar: (name: string) => `${name} أول`, en: (name: string) => `Senior ${name}`, pay: 1.5 },
};

/** The taxonomies, which are the same at every scale. */
export async function seedTerms(tx: Tx, seed: number, now: number): Promise<Terms> {
  const random = createRandom(seed, 'terms');
  const industries = industrySections.map((name, index) => ({
    ...makeTerm(name, random, now),
    section: isicSections[index]!,
  }));
  await insertRows(
    tx,
    industriesTable,
    industries.map(({ section, ...term }) => ({
      ...term,
      ...termKeys({ ...term, code: section }),
      code: section,
      isicSection: section,
    })),
  );

  const skillsOf = new Map<FieldOfWork, ReturnType<typeof makeSkill>[]>();
  for (const field of fieldsOfWork)
    skillsOf.set(
      field,
      field.skills.map(({ name, type }) => makeSkill(name, type, random, now)),
    );
  const generalSkills = [
    ...softSkills.map((name) => makeSkill(name, 'soft', random, now)),
    ...languageSkills.map((name) => makeSkill(name, 'language', random, now)),
    ...officeTools.map((name) => makeSkill(name, 'tool', random, now)),
    ...sharedSkills.map((name) => makeSkill(name, 'technical', random, now)),
  ];
  const suggested = suggestedSkills.map((name) => ({
    ...makeSkill(name, 'technical', random, now),
    ...suggestion(random, now),
  }));
  const skills = [...[...skillsOf.values()].flat(), ...generalSkills, ...suggested];
  await insertRows(
    tx,
    skillsTable,
    skills.map((skill) => ({ ...skill, ...termKeys(skill) })),
  );

  const titles = fieldsOfWork.flatMap((field) =>
    field.occupations.flatMap((occupation) => titlesOf(field, occupation, random, now)),
  );
  await insertRows(
    tx,
    jobTitlesTable,
    titles.map(({ field, occupation, id, name }) => ({
      ...makeTerm(name, random, now),
      id,
      ...termKeys({ name, code: null, synonyms: [] }),
      iscoCode: occupation.isco,
      escoUri: null,
      industryId: industries.find(({ section }) => section === field.sections[0])!.id,
      isSaudiOnly: field.key === 'people' || field.key === 'office' ? random.chance(0.5) : false,
    })),
  );
  return { industries: new Map(industries.map((term) => [term.section, term])), titles, skillsOf, generalSkills };
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

function makeTerm(name: LocalizedText, random: Random, now: number) {
  const createdAt = now - random.int(400, 800) * day;
  const actor = random.pick(staffActors);
  return {
    id: makeId(createdAt, random),
    createdAt: instant(createdAt),
    updatedAt: instant(createdAt + random.int(0, 300) * day),
    createdBy: theSystem,
    updatedBy: actor,
    state: random.chance(0.04) ? ('inactive' as const) : ('active' as 'active' | 'suggested'),
    name,
    code: null,
    synonyms: [] as Synonym[],
  };
}

function makeSkill(name: LocalizedText, type: Skill['type'], random: Random, now: number) {
  return { ...makeTerm(name, random, now), type, escoUri: null };
}

function suggestion(random: Random, now: number) {
  const at = instant(now - random.int(1, 12) * day);
  return { state: 'suggested' as const, createdAt: at, updatedAt: at, updatedBy: theSystem };
}
