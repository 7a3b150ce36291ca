import type { Skill } from '@diwan/api-contract/resources/skills';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { FieldOfWork } from '#seeding/data/field-of-work.ts';
import { fieldsOfWork } from '#seeding/data/fields.ts';
import {
  languageSkills,
  officeTools,
  rejectedSkills,
  sharedSkills,
  softSkills,
  suggestedSkills,
} from '#seeding/data/general-skills.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import type { Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant } from '#seeding/time.ts';
import { makeTerm, termStream } from '../taxonomy/seed.ts';
import { termKeys } from '../taxonomy/term-keys.ts';
import { gap } from '../taxonomy/tree/tree.ts';

type MadeSkill = ReturnType<typeof makeSkill>;
interface Skills {
  skillsOf: ReadonlyMap<FieldOfWork, MadeSkill[]>;
  generalSkills: MadeSkill[];
  suggested: MadeSkill[];
  rejected: MadeSkill[];
}

export const skillsSeed: Seed<Skills> = {
  plan: planSkills,
  *rows({ skillsOf, generalSkills, suggested, rejected }) {
    const all = [...[...skillsOf.values()].flat(), ...generalSkills, ...suggested, ...rejected];
    for (const [index, skill] of all.entries()) yield { ...skill, ...termKeys(skill), order: (index + 1) * gap };
  },
};

function planSkills({ random: streamOf, now }: Seeding): Skills {
  const random = streamOf(termStream);
  const skillsOf = new Map<FieldOfWork, MadeSkill[]>();
  for (const field of fieldsOfWork)
    skillsOf.set(
      field,
      field.skills.map(({ name, type }) => makeSkill(name, type, random, now)),
    );
  const generalSkills = [
    ...softSkills.map((name) => makeSkill(name, 'soft', random, now)),
    ...languageSkills.map((name) => makeSkill(name, 'language', random, now)),
    ...officeTools.map((name) => ({ ...makeSkill(name, 'tool', random, now), source: 'import' as const })),
    ...sharedSkills.map((name) => makeSkill(name, 'technical', random, now)),
  ];
  const suggested = suggestedSkills.map((name) => ({
    ...makeSkill(name, 'technical', random, now),
    ...suggestion(random, now),
  }));
  const rejected = rejectedSkills.map(({ name, stateReason, stateNote }) => ({
    ...makeSkill(name, 'technical', random, now),
    ...suggestion(random, now),
    state: 'inactive' as const,
    stateReason,
    stateNote,
  }));
  return { skillsOf, generalSkills, suggested, rejected };
}

function makeSkill(name: LocalizedText, type: Skill['type'], random: Random, now: number) {
  return { ...makeTerm(name, random, now), type, escoUri: null };
}

function suggestion(random: Random, now: number) {
  const at = instant(now - random.int(1, 12) * day);
  return {
    state: 'suggested' as const,
    source: 'user_suggested' as const,
    createdAt: at,
    updatedAt: at,
    stateChangedAt: at,
    updatedBy: theSystem,
  };
}
