import type { Industry } from '@diwan/api-contract/resources/industries';
import type { JobTitle } from '@diwan/api-contract/resources/job-titles';
import type { Skill } from '@diwan/api-contract/resources/skills';
import type { Namespaces } from '@diwan/messages/namespaces';
import type { term } from '@diwan/messages/vocabulary/taxonomy-term/en';
import { moment } from '../cell.ts';
import { column, type ExportColumns } from '../column.ts';

type Term = Pick<Skill, 'name' | 'usageCount' | 'state' | 'updatedAt' | 'code' | 'synonyms'>;

/** What every taxonomy exports. */
export const termColumns: ExportColumns<Term, typeof term> = {
  name: [
    column(
      ({ words }) => words.columns.name,
      ({ name }) => name.ar,
      32,
    ),
  ],
  nameEn: [
    column(
      ({ words }) => words.columns.nameEn,
      ({ name }) => name.en ?? '',
      32,
    ),
  ],
  usageCount: [
    column(
      ({ words }) => words.columns.usageCount,
      ({ usageCount }) => usageCount,
    ),
  ],
  state: [
    column(
      ({ words }) => words.columns.state,
      ({ state }, { words }) => words.states.term[state],
    ),
  ],
  updatedAt: [
    column(
      ({ words }) => words.columns.updatedAt,
      ({ updatedAt }) => moment(updatedAt),
      18,
    ),
  ],
  synonyms: [
    column(
      ({ words }) => words.fields.synonyms,
      ({ synonyms }, { list }) => list(synonyms.map(({ text }) => text)),
      40,
    ),
  ],
  code: [
    column(
      ({ words }) => words.fields.code,
      ({ code }) => code,
    ),
  ],
};

export const skillColumns: ExportColumns<Skill, Namespaces['skills']> = {
  ...termColumns,
  type: [
    column(
      ({ words }) => words.fields.type,
      ({ type }, { words }) => words.choices.skillType[type],
    ),
  ],
};

export const jobTitleColumns: ExportColumns<JobTitle, Namespaces['jobTitles']> = {
  ...termColumns,
  industry: [
    column(
      ({ words }) => words.fields.industryId,
      ({ industry }, { ref }) => ref(industry),
      28,
    ),
  ],
  iscoCode: [
    column(
      ({ words }) => words.fields.iscoCode,
      ({ iscoCode }) => iscoCode,
    ),
  ],
  isSaudiOnly: [
    column(
      ({ words }) => words.fields.isSaudiOnly,
      ({ isSaudiOnly }, { yesNo }) => yesNo(isSaudiOnly),
    ),
  ],
};

export const industryColumns: ExportColumns<Industry, Namespaces['industries']> = {
  ...termColumns,
  isicSection: [
    column(
      ({ words }) => words.fields.isicSection,
      ({ isicSection }, { words }) =>
        isicSection && words.choices.isicSection[isicSection as keyof typeof words.choices.isicSection],
      40,
    ),
  ],
};
