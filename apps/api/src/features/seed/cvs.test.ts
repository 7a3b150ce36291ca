import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { failsKnockout } from '@diwan/api-contract/matching/knockout';
import { explainMatch, scoreOf } from '@diwan/api-contract/matching/match';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldFilesTable as files } from '#db/schema/field-files.ts';
import { checkFile } from '#features/files/checking/check-file.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { jobPostsTable as jobPosts } from '#resources/job-posts/table.ts';
import { careerOn } from '#resources/seekers/seed/cv.ts';
import { seekersTable as seekers } from '#resources/seekers/table.ts';
import type { FileStore } from '#storage/store.ts';
import { createWholeDemo } from '#test/demo-app.ts';
import type { TestApp } from '#test/test-app.ts';

let api: TestApp;
let store: FileStore;

beforeAll(async () => {
  api = await createWholeDemo();
  store = api.deps.store;
});
afterAll(() => api.close());

const own = () =>
  api.database.orm.select({ seeker: seekers, file: files }).from(seekers).innerJoin(files, eq(files.id, seekers.cv));

async function bytesOf(file: typeof files.$inferSelect): Promise<Uint8Array> {
  return new Uint8Array(await buffer((await store.open(file))!));
}

/** What somebody would copy out of it; what Unicode has one letter for is taken apart, as by every reader that copies. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: bytes, verbosity: 0 });
  const document = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent({ disableNormalization: true });
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  await task.destroy();
  return plain(pages.join(' '));
}
/** Without vowel signs, which the CVs have not, and without what only keeps words apart. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Mn}/gu, '')
    .replace(/\p{P}/gu, ' ')
    .replace(/\s+/g, ' ');

test('a CV says what the record of its person said when they registered, in an order in which it can be read and copied', async () => {
  const all = await own();
  const languages = new Set<string>();
  expect(all.length).toBeGreaterThan(20);
  for (const { seeker, file } of all) {
    const then = careerOn(seeker.createdAt.slice(0, 10), seeker);
    const text = await textOf(await bytesOf(file));
    const isArabic = seeker.languages[0]!.code === 'ar';
    languages.add(isArabic ? 'ar' : 'en');
    const { first, family } = isArabic ? seeker.name.ar : (seeker.name.en ?? seeker.name.ar);
    const said = [
      ...(isArabic || seeker.name.en ? [first, family] : []),
      seeker.email,
      seeker.mobile.replace('+966', '0'),
      ...then.experiences.flatMap(({ employerName, description }) => [employerName, description ?? '']),
      ...then.educations.flatMap(({ institution, fieldOfStudy }) => [institution, fieldOfStudy ?? '']),
      ...then.certificates.map(({ name }) => name),
    ];
    for (const words of said) expect(text, seeker.number).toContain(plain(words).trim());
    const later = seeker.certificates.filter(({ issuedAt }) => issuedAt > seeker.createdAt.slice(0, 10));
    for (const { name } of later) expect(text, seeker.number).not.toContain(plain(name).trim());
  }
  expect(languages).toEqual(new Set(['ar', 'en']));
});

test('a CV of the demo is one that could have been uploaded', async () => {
  const [{ file } = { file: null }] = await own();
  const folder = await mkdtemp(join(tmpdir(), 'diwan-cvs-'));
  const path = join(folder, 'cv');
  await writeFile(path, await bytesOf(file!));
  const remade = await checkFile({ path, kind: 'pdf', isPicture: false }, join(folder, 'remade'));
  await rm(folder, { recursive: true });
  expect(remade?.size).toBeGreaterThan(5_000);
  expect(file!.size).toBeLessThan(40_000);
});

test('an application holds the CV with which somebody applied, and its bytes are stored once', async () => {
  const rows = await api.database.orm
    .select({ id: applications.id, cv: seekers.cv, file: files })
    .from(applications)
    .innerJoin(seekers, eq(seekers.id, applications.seekerId))
    .innerJoin(files, eq(files.id, applications.cvSnapshot))
    .where(isNotNull(applications.cvSnapshot));
  const keys = new Map((await own()).map(({ file }) => [file.id, file.key]));
  expect(rows.length).toBeGreaterThan(10);
  for (const { id, cv, file } of rows) {
    expect(file).toMatchObject({ resource: 'applications', field: 'cvSnapshot', recordId: id, key: keys.get(cv!) });
    expect(file.id).not.toBe(cv);
  }
});

test('whoever may read applicants opens the CV, which is written down; nobody else does', async () => {
  const [row] = await api.database.orm.select().from(applications).where(isNotNull(applications.cvSnapshot)).limit(1);
  const address = `/api/v1/field-files/${row!.cvSnapshot}/content?size=whole`;
  expect((await api.call('GET', address)).statusCode).toBe(401);
  for (const role of ['editor', 'admin'] as const) {
    const as = await api.signIn(role);
    const answer = await api.call('GET', address, { as });
    expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
  const { rows } = await api.database.pool.query(
    "SELECT count(*)::int AS count FROM audit_events WHERE entity_id = $1 AND event = 'file.downloaded'",
    [row!.id],
  );
  expect(rows[0].count).toBe(2);
});

/** One of twenty: each is as true as another, and there are many. */
const some = sql`hashtext(${applications.id}::text) % 20 = 0`;

test('a score of the demo follows from its explanation, and both from the post and the person', async () => {
  const rows = await api.database.orm
    .select({ application: applications, post: jobPosts, seeker: seekers })
    .from(applications)
    .innerJoin(jobPosts, eq(jobPosts.id, applications.jobPostId))
    .innerJoin(seekers, eq(seekers.id, applications.seekerId))
    .where(some);
  expect(rows.length).toBeGreaterThan(1_000);
  for (const { application, post, seeker } of rows) {
    const explanation = explainMatch(post, seeker);
    expect(application.matchExplanation, application.number).toEqual(explanation);
    expect(application.matchScore, application.number).toBe(scoreOf(explanation));
  }
  expect(new Set(rows.map(({ application }) => application.matchScore)).size).toBeGreaterThan(15);
});

test('an answer of the demo is one to a question of its post, judged by what that expects', async () => {
  const rows = await api.database.orm
    .select({ answers: applications.answers, questions: jobPosts.questions })
    .from(applications)
    .innerJoin(jobPosts, eq(jobPosts.id, applications.jobPostId))
    .where(some);
  const judged = rows.flatMap(({ answers, questions }) =>
    answers.map((answer) => {
      const question = questions.find(({ id }) => id === answer.questionId)!;
      expect(answer.knockoutFailed).toBe(failsKnockout(question, answer.value));
      return answer;
    }),
  );
  for (const { answers, questions } of rows)
    for (const { id } of questions.filter(({ isRequired }) => isRequired))
      expect(answers.map(({ questionId }) => questionId)).toContain(id);
  expect(judged.length).toBeGreaterThan(10);
});
