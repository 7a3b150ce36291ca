import { seekers } from '@diwan/api-contract/resources/seekers';
import type { MaskedFieldOf } from '@diwan/api-contract/values/masked-fields';
import { eq } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { atLeast, atMost, holdsAny, is, oneOf } from '#crud/lists/clauses.ts';
import { refsOf, refsOfEach } from '#crud/lists/refs.ts';
import { maskBirthDate, maskEmail, maskMobile, maskNationalId } from '#crud/masked/masks.ts';
import { jobTitlesTable } from '#resources/job-titles/table.ts';
import { seekersTable as table } from '#resources/seekers/table.ts';
import { skillsTable } from '#resources/skills/table.ts';
import { seekerKeyed } from './keyed.ts';

export const seekersResource = defineResource({
  contract: seekers,
  table,
  filters: {
    state: oneOf(table.state),
    jobTitle: oneOf(table.jobTitleId),
    skill: holdsAny(table.skillIds),
    city: oneOf(table.cityId),
    education: oneOf(table.education),
    availability: oneOf(table.availability),
    isSaudi: is(table.isSaudi),
    hasCv: is(table.hasCv),
    experienceMin: atLeast(table.totalExperienceYears),
    experienceMax: atMost(table.totalExperienceYears),
  },
  sorts: {
    createdAt: table.createdAt,
    name: table.nameAr,
    totalExperienceYears: table.totalExperienceYears,
    salaryExpected: table.salaryExpected,
    completeness: table.completeness,
    lastLoginAt: table.lastLoginAt,
  },
  label: ({ nameAr, nameEn }) => ({ ar: nameAr, ...(nameEn ? { en: nameEn } : {}) }),
  option: { where: eq(table.state, 'active'), orderBy: table.nameAr, hint: ({ number }) => number },
  computed: {
    skillRefs: computed(table, ['skills'], (rows, { tx }) =>
      refsOfEach(
        tx,
        skillsTable,
        rows.map(({ skills }) => skills.map(({ id }) => id)),
      ),
    ),
    jobTitle: computed(table, ['jobTitleId'], (rows, { tx }) =>
      refsOf(
        tx,
        jobTitlesTable,
        rows.map(({ jobTitleId }) => jobTitleId),
      ),
    ),
    birthDate: computed(table, ['birthDate'], (rows) => rows.map(({ birthDate }) => maskBirthDate(birthDate))),
    nationalId: computed(table, ['nationalIdLast4'], (rows) =>
      rows.map(({ nationalIdLast4 }) => maskNationalId(nationalIdLast4)),
    ),
    email: computed(table, ['email'], (rows) => rows.map(({ email }) => maskEmail(email))),
    mobile: computed(table, ['mobile'], (rows) => rows.map(({ mobile }) => maskMobile(mobile))),
  },
  refersTo: [{ table: skillsTable, where: (id) => holdsAny(table.skillIds)([id]) }],
  reveal: (row, field: MaskedFieldOf<'seekers'>, sealing) =>
    field === 'nationalId' ? row.nationalIdSealed && sealing.open(row.nationalIdSealed) : row[field],
  keyed: seekerKeyed,
});
