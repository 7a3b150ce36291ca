import type { MaskedFieldOf } from '@diwan/api-contract/endpoints/reveal';
import { type PersonName, seekers } from '@diwan/api-contract/resources/seekers';
import { cities } from '@diwan/api-contract/values/places/cities';
import { nationalityName } from '@diwan/api-contract/values/places/nationalities';
import { type SeekerMerge, seekerWorkflow } from '@diwan/machines/workflows/seeker/seeker.workflow';
import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import {
  atLeast,
  atMost,
  fromDay,
  holdsAny,
  idIn,
  isFilled,
  lastDayBefore,
  madeFrom,
  overlaps,
  toDay,
} from '#crud/lists/clauses.ts';
import { hintOf, stateWords } from '#crud/lists/hint.ts';
import { refBeside } from '#crud/lists/refs.ts';
import { maskBirthDate, maskEmail, maskMobile, maskNationalId, maskText } from '#crud/masked/masks.ts';
import type { Tx } from '#db/database.ts';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { countInterviews } from '#resources/applications/interviews/count-interviews.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { industriesTable } from '#resources/industries/table.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { jobTitlesTable } from '#resources/job-titles/table.ts';
import { seekersTable as table } from '#resources/seekers/table.ts';
import { skillsTable } from '#resources/skills/table.ts';
import { isNobody } from './anonymise/is-nobody.ts';
import { seekerEffects, seekerInput } from './effects.ts';
import { invitationOf, isInvitation } from './invitations.ts';
import { seekerKeyed } from './keyed.ts';
import { hasDouble } from './merge/duplicates.ts';
import { lockBoth, mergingOf } from './merge/merging-of.ts';
import { seekerNotices } from './notices.ts';
import { seekerWriting } from './writing.ts';

const always = () => true;
const yearOf = (now: string) => Number(now.slice(0, 4));
/** The year is shown of everybody; by the day one could ask for the date until it is known. */
const bornIn = sql`extract(year from ${table.birthDate})`;
const hasAppliedTo = (jobPosts: string[]) =>
  sql`exists (select 1 from ${applications} where ${eq(applications.seekerId, table.id)} and ${idIn(applications.jobPostId, jobPosts)})`;
const wasInvitedTo = (jobPosts: string[]) =>
  sql`exists (select 1 from ${mails} where ${eq(mails.seekerId, table.id)} and ${isInvitation} and ${idIn(mails.jobPostId, jobPosts)})`;

/** Speaks any of some languages, on any of some levels. */
function speaks(codes: readonly string[] | undefined, levels?: readonly string[]): SQL {
  const parts = (name: string, values: readonly string[] | undefined) =>
    values ? values.map((value) => ({ [name]: value })) : [{}];
  const spoken = parts('code', codes).flatMap((code) => parts('level', levels).map((level) => [{ ...code, ...level }]));
  return or(...spoken.map((each) => sql`${table.languages} @> ${JSON.stringify(each)}::jsonb`)) ?? sql`false`;
}

export const seekersResource = defineResource({
  contract: seekers,
  table,
  filters: {
    skill: holdsAny(table.skillIds),
    experienceMin: atLeast(table.totalExperienceYears),
    experienceMax: atMost(table.totalExperienceYears),
    isIdVerified: isFilled(table.verifiedIdAt),
    industry: holdsAny(table.industryIds),
    appliedTo: hasAppliedTo,
    invitedTo: wasInvitedTo,
    speaks: (codes) => speaks(codes),
    languageLevel: (levels, _, { speaks: codes }) => speaks(codes, levels),
    duplicates: (isWanted) => (isWanted ? hasDouble : sql`not ${hasDouble}`),
    employmentType: overlaps(table.employmentTypes),
    ageMin: (age, now) => lte(bornIn, yearOf(now) - age),
    ageMax: (age, now) => gte(bornIn, yearOf(now) - age),
    salaryMin: atLeast(table.salaryExpected),
    salaryMax: atMost(table.salaryExpected),
    completenessMin: atLeast(table.completeness),
    completenessMax: atMost(table.completeness),
    lastLoginFrom: fromDay(table.lastLoginAt),
    lastLoginTo: toDay(table.lastLoginAt),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
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
  personOf: ({ id }) => id,
  option: {
    where: eq(table.state, 'active'),
    orderBy: table.nameAr,
    async hints(rows) {
      const wordsOf = await stateWords('seekers', seekers.workflow);
      return rows.map(({ number, cityId, state }) =>
        hintOf(number, cities[cityId], ...(state === 'active' ? [] : [wordsOf(state)])),
      );
    },
  },
  computed: {
    jobTitle: refBeside(table, 'jobTitleId', jobTitlesTable),
    interviewsCount: computed(table, ['id'], (rows, { tx }) => countInterviews(tx, rows)),
    disability: computed(table, ['disability'], (rows) => rows.map(({ disability }) => maskText(disability))),
    birthDate: computed(table, ['birthDate'], (rows) => rows.map(({ birthDate }) => maskBirthDate(birthDate))),
    nationalId: computed(table, ['nationalId'], (rows) => rows.map(({ nationalId }) => maskNationalId(nationalId))),
    email: computed(table, ['email', 'state'], (rows) =>
      rows.map((row) => (isNobody(row) ? null : maskEmail(row.email))),
    ),
    mobile: computed(table, ['mobile', 'state'], (rows) =>
      rows.map((row) => (isNobody(row) ? null : maskMobile(row.mobile))),
    ),
  },
  exported: {
    name: [
      { of: 'name', value: ({ name }, { language }) => shortName((language === 'en' && name.en) || name.ar) },
      'number',
    ],
    jobTitle: 'jobTitle',
    city: 'cityId',
    nationality: {
      of: 'nationality',
      value: ({ nationality, gender }, { language }) => nationalityName(nationality, gender, language),
    },
    experience: { of: 'totalExperienceYears', unit: 'years' },
    salaryExpected: 'salaryExpected',
    completeness: 'completeness',
    cv: 'hasCv',
    applications: 'applicationsCount',
    lastLoginAt: 'lastLoginAt',
    inState: 'stateChangedAt',
    state: 'state',
    headline: 'headline',
    gender: 'gender',
    education: 'education',
    availability: 'availability',
    email: 'email',
    mobile: 'mobile',
    nationalId: 'nationalId',
    createdAt: 'createdAt',
  },
  writing: seekerWriting,
  workflowBinding: {
    workflow: seekerWorkflow,
    input: seekerInput,
    named: (rows, event, reader) =>
      isMerge(event) ? mergingOf(rows, event, reader) : invitationOf(rows, event, reader),
    effects: seekerEffects,
    notices: seekerNotices,
    // Those who decide about applications lock the job post first.
    async lockFirst({ id }, writer, event) {
      if (event?.type === 'seeker.erase') await lockJobPostsOf(id, writer.tx);
      if (event && isMerge(event)) await lockBoth(id, event, writer);
    },
    undoable: {
      'seeker.verifyId': always,
      'seeker.suspend': always,
      'seeker.deactivate': always,
      'seeker.email': always,
      'seeker.inviteToJob': always,
      'seeker.trustAddress': always,
    },
  },
  timed: (now) => [
    {
      event: { type: 'seeker.reinstate' },
      where: and(eq(table.state, 'suspended'), lte(table.suspendedUntil, lastDayBefore(now))),
    },
    { event: { type: 'seeker.erase' }, where: and(eq(table.state, 'deactivated'), lte(table.anonymiseAt, now)) },
  ],
  refersTo: [
    { table: skillsTable, where: (id) => holdsAny(table.skillIds)([id]) },
    {
      table: industriesTable,
      where: (id) => sql`${table.industries} @> jsonb_build_array(jsonb_build_object('id', ${id}::text))`,
    },
    {
      table: jobTitlesTable,
      where: (id) => sql`${table.experiences} @> jsonb_build_array(jsonb_build_object('jobTitleId', ${id}::text))`,
    },
  ],
  reveal(row, field: MaskedFieldOf<'seekers'>, { sealing }) {
    if (field === 'nationalId') return row.nationalIdSealed && sealing.open(row.nationalIdSealed);
    return isNobody(row) ? null : row[field];
  },
  keyed: seekerKeyed,
  seed: async () => (await import('./seed.ts')).seekersSeed,
});

const isMerge = (event: { type: string }): event is { type: 'seeker.merge' } & SeekerMerge =>
  event.type === 'seeker.merge';

async function lockJobPostsOf(seekerId: string, tx: Tx): Promise<void> {
  const { jobPostId } = applications;
  const posts = tx.select({ id: jobPostId }).from(applications).where(eq(applications.seekerId, seekerId));
  await tx
    .select({ id: jobPostsTable.id })
    .from(jobPostsTable)
    .where(inArray(jobPostsTable.id, posts))
    .orderBy(jobPostsTable.id)
    .for('update');
}

function shortName({ first, father, family }: PersonName): string {
  return [first, father, family].filter(Boolean).join(' ');
}
