import type { Industry } from '@diwan/api-contract/resources/industries';
import type { JobTitle } from '@diwan/api-contract/resources/job-titles';
import type { Skill } from '@diwan/api-contract/resources/skills';
import { moment } from '../cell.ts';
import { column, type ExportColumns } from '../column.ts';

type Term = Pick<Skill, 'name' | 'usageCount' | 'state' | 'updatedAt' | 'code' | 'synonyms'>;

/** What every taxonomy exports. */
export const termColumns: ExportColumns<Term> = {
  name: [
    column(
      ({ term }) => term.columns.name,
      ({ name }) => name.ar,
      32,
    ),
  ],
  nameEn: [
    column(
      ({ term }) => term.columns.nameEn,
      ({ name }) => name.en ?? '',
      32,
    ),
  ],
  usageCount: [
    column(
      ({ term }) => term.columns.usageCount,
      ({ usageCount }) => usageCount,
    ),
  ],
  state: [
    column(
      ({ term }) => term.columns.state,
      ({ state }, { words }) => words.states.term[state],
    ),
  ],
  updatedAt: [
    column(
      ({ term }) => term.columns.updatedAt,
      ({ updatedAt }) => moment(updatedAt),
      18,
    ),
  ],
  synonyms: [
    column(
      ({ term }) => term.fields.synonyms,
      ({ synonyms }, { list }) => list(synonyms.map(({ text }) => text)),
      40,
    ),
  ],
  code: [
    column(
      ({ term }) => term.fields.code,
      ({ code }) => code,
    ),
  ],
};

export const skillColumns: ExportColumns<Skill> = {
  ...termColumns,
  type: [
    column(
      ({ skills }) => skills.fields.type,
      ({ type }, { words }) => words.choices.skillType[type],
    ),
  ],
};

export const jobTitleColumns: ExportColumns<JobTitle> = {
  ...termColumns,
  industry: [
    column(
      ({ jobTitles }) => jobTitles.fields.industryId,
      ({ industry }, { ref }) => ref(industry),
      28,
    ),
  ],
  iscoCode: [
    column(
      ({ jobTitles }) => jobTitles.fields.iscoCode,
      ({ iscoCode }) => iscoCode,
    ),
  ],
  isSaudiOnly: [
    column(
      ({ jobTitles }) => jobTitles.fields.isSaudiOnly,
      ({ isSaudiOnly }, { yesNo }) => yesNo(isSaudiOnly),
    ),
  ],
};

export const industryColumns: ExportColumns<Industry> = {
  ...termColumns,
  isicSection: [
    column(
      ({ industries }) => industries.fields.isicSection,
      ({ isicSection }, { words }) =>
        isicSection && words.choices.isicSection[isicSection as keyof typeof words.choices.isicSection],
      40,
    ),
  ],
};
