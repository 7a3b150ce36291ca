import { randomInt } from 'node:crypto';
import type { JobPostDraft } from '@diwan/api-contract/resources/job-posts';
import { eq, type InferInsertModel, sql } from 'drizzle-orm';
import { applicationsTable } from '#resources/applications/table.ts';
import { employerKeys } from '#resources/employers/keyed.ts';
import { employersTable } from '#resources/employers/table.ts';
import { industriesTable } from '#resources/industries/table.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { jobTitlesTable } from '#resources/job-titles/table.ts';
import { seekerKeys } from '#resources/seekers/keyed.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { skillsTable } from '#resources/skills/table.ts';
import { nextNumber } from '../crud/number.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { recordFilesTable } from '../db/schema/files.ts';
import { mailsTable } from '../db/schema/mails.ts';
import { applicationSearchKey } from '../resources/applications/search-key.ts';
import { employerSearchKey } from '../resources/employers/search-key.ts';
import { jobPostSearchKey } from '../resources/job-posts/search-key.ts';
import { seekerSearchKey } from '../resources/seekers/search-key.ts';
import { termKeys } from '../resources/taxonomy/term-keys.ts';
import { testKeys } from './test-keys.ts';

type Given<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>;

const someone = { type: 'system' as const, id: 'test', name: 'Test' };
const stamps = () => ({ id: newId(), createdBy: someone, updatedBy: someone });
const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');
/** As the database writes instants. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().replace('Z', '000Z');

/** Puts whole records into a test's database, with whatever a test cares about given. */
export function recordsIn({ orm }: Pick<Database, 'orm'>) {
  async function insert<
    T extends typeof employersTable | typeof seekersTable | typeof jobPostsTable | typeof applicationsTable,
  >(table: T, row: InferInsertModel<T>): Promise<T['$inferSelect']> {
    const [added] = await orm
      .insert(table)
      .values(row as never)
      .returning();
    return added as T['$inferSelect'];
  }

  async function term<T extends typeof skillsTable | typeof industriesTable | typeof jobTitlesTable>(
    table: T,
    row: Given<T>,
  ) {
    const name = { ar: `مصطلح ${digits(12)}` };
    const draft = {
      name,
      code: null,
      slug: `term-${digits(12)}`,
      synonyms: [],
      type: 'technical',
      isSaudiOnly: false,
      ...(row as object),
    };
    const [added] = await orm
      .insert(table)
      .values({ ...stamps(), state: 'active', ...draft, ...termKeys(draft) } as never)
      .returning();
    return added as T['$inferSelect'];
  }

  const records = {
    async mail(row: Given<typeof mailsTable> = {}) {
      const number = await nextNumber(orm, 'EML', 'mails_number');
      const mail = { state: 'waiting' as const, template: 'applicationApproved' as const, sendAt: inDays(0), ...row };
      const [added] = await orm
        .insert(mailsTable)
        .values({ ...stamps(), number, searchKey: number.toLowerCase(), ...mail })
        .returning();
      return added!;
    },

    /** A document of an employer unless another record is given, without its bytes. */
    async document(row: Given<typeof recordFilesTable> = {}) {
      const owner = { resource: 'employers', recordId: row.recordId ?? (await records.employer()).id };
      const file = { key: newId(), name: 'paper.pdf', kind: 'pdf' as const, size: 1, sha256: '0'.repeat(64) };
      const [added] = await orm
        .insert(recordFilesTable)
        .values({ id: newId(), ...file, scan: 'unscanned', author: someone, createdAt: inDays(0), ...owner, ...row })
        .returning();
      return added!;
    },

    skill: (row: Given<typeof skillsTable> = {}) => term(skillsTable, row),
    industry: (row: Given<typeof industriesTable> = {}) => term(industriesTable, row),
    jobTitle: (row: Given<typeof jobTitlesTable> = {}) => term(jobTitlesTable, row),

    async employer(row: Given<typeof employersTable> = {}) {
      const number = await nextNumber(orm, 'EMP', 'employers_number');
      const employer = {
        ...stamps(),
        number,
        state: 'verified' as const,
        name: { ar: 'شركة الأفق', en: 'Horizon' },
        legalName: 'Horizon LLC',
        size: '11-50' as const,
        type: 'private' as const,
        crNumber: digits(10),
        email: 'jobs@horizon.example',
        mobile: '+966500000123',
        cityId: 'riyadh' as const,
        ...row,
      };
      const keys = employerKeys(testKeys.sealing, employer);
      return insert(employersTable, { ...employer, ...keys, searchKey: employerSearchKey(employer) });
    },

    async seeker(row: Given<typeof seekersTable> = {}) {
      const number = await nextNumber(orm, 'SKR', 'seekers_number');
      const seeker = {
        ...stamps(),
        number,
        state: 'active' as const,
        name: { ar: { first: 'أحمد', family: 'الزهراني' }, en: { first: 'Ahmad', family: 'Alzahrani' } },
        headline: null,
        gender: 'male' as const,
        birthDate: '1995-05-05',
        nationality: 'SA',
        email: `a${digits(12)}@mail.example`,
        mobile: `+9665${digits(8)}`,
        cityId: 'riyadh' as const,
        canRelocate: true,
        education: 'bachelor' as const,
        totalExperienceYears: 4,
        availability: 'immediately' as const,
        employmentTypes: ['full_time' as const],
        visibility: 'public' as const,
        ...row,
      };
      const keys = seekerKeys(testKeys.sealing, seeker);
      return insert(seekersTable, { ...seeker, ...keys, searchKey: seekerSearchKey(seeker) });
    },

    async jobPost(row: Given<typeof jobPostsTable> = {}) {
      const number = await nextNumber(orm, 'JOB', 'job_posts_number');
      const employerId = row.employerId ?? (await records.employer()).id;
      const jobTitleId = row.jobTitleId ?? (await records.jobTitle()).id;
      const jobPost = {
        ...stamps(),
        state: 'draft' as const,
        ...jobPostDraft({ employerId, jobTitleId }),
        ...row,
        number,
      };
      const isOpen = jobPost.state === 'published' ? 1 : 0;
      await orm.execute(
        sql`update employers set open_jobs = open_jobs + ${isOpen}, job_quota_used = job_quota_used + ${isOpen} where id = ${employerId}`,
      );
      return insert(jobPostsTable, {
        ...jobPost,
        searchKey: jobPostSearchKey(jobPost, { name: { ar: 'شركة الأفق' } }),
      });
    },

    async application(row: Given<typeof applicationsTable> = {}) {
      const number = await nextNumber(orm, 'APP', 'applications_number');
      const state = row.state ?? 'pending';
      const counter = {
        pending: 'pendingCount',
        'in-progress': 'inProgressCount',
        approved: 'approvedCount',
        rejected: 'rejectedCount',
        recruited: 'recruitedCount',
      } as const;
      const jobPostId = row.jobPostId ?? (await records.jobPost({ state: 'published', [counter[state]]: 1 })).id;
      const [given] = row.seekerId
        ? await orm.select().from(seekersTable).where(eq(seekersTable.id, row.seekerId))
        : [];
      const seeker = given ?? (await records.seeker());
      const application = {
        ...stamps(),
        number,
        state,
        jobPostId,
        seekerId: seeker.id,
        appliedAt: inDays(-1),
        stateChangedAt: inDays(-1),
        source: 'site' as const,
        matchScore: 50,
        cityId: seeker.cityId,
        isSaudi: seeker.isSaudi,
        experienceYears: seeker.totalExperienceYears,
        ...row,
      };
      return insert(applicationsTable, { ...application, searchKey: applicationSearchKey(application, seeker) });
    },
  };
  return records;
}

/** A draft that breaks no rule. */
export function jobPostDraft(
  given: Partial<JobPostDraft> & Pick<JobPostDraft, 'employerId' | 'jobTitleId'>,
): JobPostDraft {
  return {
    recruiterId: null,
    hiringTeam: [],
    examId: null,
    criteria: [],
    scorecardsNeeded: null,
    title: { ar: 'مهندس برمجيات أول', en: 'Senior software engineer' },
    iscoCode: '2512',
    industryId: null,
    description: { ar: `<p dir="auto">${'نبحث عن مهندس برمجيات يحب عمله. '.repeat(5).trim()}</p>` },
    responsibilities: null,
    qualifications: null,
    skills: [],
    employmentTypes: ['full_time'],
    workMode: 'onsite',
    locations: [{ cityId: 'riyadh', address: null }],
    nationality: { rule: 'any', countries: [] },
    gender: 'any',
    openings: 1,
    experienceYears: { min: 2, max: 5 },
    education: 'bachelor',
    languages: [],
    salary: { min: 1_000_000, max: 1_500_000, period: 'month', isVisible: true, isNegotiable: false },
    benefits: ['medical'],
    workHours: null,
    shift: null,
    startsOn: null,
    publishAt: null,
    expiresAt: inDays(30),
    applyMode: 'in_platform',
    applyUrl: null,
    applyEmail: null,
    questions: [],
    isConfidential: false,
    isUrgent: false,
    featuredUntil: null,
    ...given,
  };
}
