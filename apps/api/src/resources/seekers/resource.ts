import { seekers, seekersRouter } from '@diwan/api-contract/resources/seekers';
import { eq } from 'drizzle-orm';
import { defineResource } from '#crud/definition.ts';
import { atLeast, atMost, holdsAny, is, oneOf } from '#crud/lists/clauses.ts';
import { findRefs, pick } from '#crud/lists/refs.ts';
import { maskBirthDate, maskEmail, maskMobile, maskNationalId } from '#crud/masked/masks.ts';
import { jobTitlesTable, skillsTable, seekersTable as table } from '#db/schema/resources.ts';

export const seekersResource = defineResource({
  contract: seekers,
  router: seekersRouter,
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
  async derive(rows, { tx }) {
    const skillIds = rows.flatMap(({ skills }) => skills.map(({ id }) => id));
    const skillRefs = await findRefs(tx, skillsTable, skillIds);
    const jobTitles = await findRefs(
      tx,
      jobTitlesTable,
      rows.map(({ jobTitleId }) => jobTitleId),
    );
    return rows.map((row) => ({
      skillRefs: pick(
        skillRefs,
        row.skills.map(({ id }) => id),
      ),
      jobTitle: jobTitles.get(row.jobTitleId ?? '') ?? null,
      birthDate: maskBirthDate(row.birthDate),
      nationalId: maskNationalId(row.nationalIdLast4),
      email: maskEmail(row.email),
      mobile: maskMobile(row.mobile),
    }));
  },
});
