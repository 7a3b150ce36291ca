import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Database } from '#db/database.ts';
import { pdf } from '#features/files/samples/test-documents.ts';
import { examOf, questionOf } from '#resources/exams/test-exams.ts';
import { addConversation, addMessage } from '#test/communication/conversation-records.ts';
import { eventsIn } from '#test/event-records.ts';
import { addReview } from '#test/marketplace/review-records.ts';
import { recordsIn } from '#test/records.ts';
import { addComment, addVideo } from '#test/site/video-records.ts';
import type { TestApp, TestSession } from '#test/test-app.ts';
import { sealNationalId } from '../national-id.ts';
import { seekersTable } from '../table.ts';

const first = 'خزيمة';
const family = 'الدويحسي';
const name = `${first} ${family}`;
export const person = {
  name: { ar: { first, family }, en: { first: 'Khuzaymah', family: 'Aldwehsi' } },
  email: 'khuz.dw77@mail.example',
  mobile: '+966587694388',
  nationalId: '1087659874',
};
/** Parts of what names the person, as they may stand anywhere. */
export const words = [
  first,
  family,
  searchKey(first),
  searchKey(family),
  'Khuzaymah',
  'Aldwehsi',
  'khuz.dw77',
  '87694388',
  person.nationalId,
];

/** Every column of every table that holds one of the words, as text or as its bytes. */
export async function columnsWith(database: Database): Promise<string[]> {
  const { rows: columns } = await database.pool.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name) WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const hex = words.map((word) => Buffer.from(word).toString('hex'));
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await database.pool.query(
      `SELECT FROM "${table}" WHERE EXISTS (SELECT FROM unnest($1::text[]) word WHERE strpos(lower("${column}"::text), lower(word)) > 0) LIMIT 1`,
      [[...words, ...words.map(encodeURIComponent), ...hex]],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

/** Every stored file whose bytes hold one of the words. */
export async function filesWith(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name: file }) => join(parentPath, file));
  const read = await Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) })));
  return read.filter(({ bytes }) => words.some((word) => bytes.includes(word))).map(({ path }) => path);
}

/** When an event begins that is not over when somebody is anonymised. */
function inTwoMonths(now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  return { startAt: at(60), endAt: at(61), registrationClosesAt: at(59) };
}

/** Leaves somebody in every place where the product keeps what is known of people, as staff would. */
export async function leaveTraces(api: TestApp, as: TestSession) {
  const records = recordsIn(api.database);
  const { nationalId, ...columns } = person;
  const { id } = await records.seeker({ ...columns, createdBy: { type: 'seeker', id: '', name } });
  await api.database.orm
    .update(seekersTable)
    .set({ ...sealNationalId(api.deps.keys.sealing, nationalId), createdBy: { type: 'seeker', id, name } })
    .where(eq(seekersTable.id, id));
  const open = await records.application({ seekerId: id, state: 'approved', createdBy: { type: 'seeker', id, name } });
  const closed = await records.application({
    seekerId: id,
    state: 'rejected',
    coverNote: `أنا ${name}`,
    rejection: {
      by: 'staff',
      reason: 'other',
      note: `ليس ${name}`,
      from: 'pending',
      mail: 'none',
      mailAt: null,
      at: new Date().toISOString(),
    },
  });

  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await api.call(method, `/api/v1/${url}`, { as, ...(body ? { body } : {}), headers });
    expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300);
    return answer;
  };
  const upload = async (url: string, query: Record<string, string>, payload: Buffer) => {
    const headers = {
      ...as.headers,
      'content-type': 'application/octet-stream',
      'idempotency-key': crypto.randomUUID(),
    };
    const address = `/api/v1/${url}?${new URLSearchParams(query)}`;
    const answer = await api.app.inject({ method: 'POST', url: address, payload, headers });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id as string;
  };
  const at = async (path: string) => ({ 'if-match': `"v${(await call('GET', path)).json().version}"` });

  const paper = pdf({ page: '/Owner (Khuzaymah Aldwehsi)' });
  await upload('files', { resource: 'seekers', record: id, name: `${name}.pdf` }, paper);
  await upload('files', { resource: 'applications', record: open.id, name: `${name}.pdf` }, paper);
  const cv = await upload('field-files', { resource: 'seekers', field: 'cv', name: `${name}.pdf` }, paper);
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#29474f' } })
    .jpeg()
    .toBuffer();
  const photo = await upload('field-files', { resource: 'seekers', field: 'photo', name: `${name}.jpg` }, picture);
  const written = { cv, photo, headline: name, district: family, about: { ar: name }, tags: [name] };
  await call('PATCH', `seekers/${id}`, written, await at(`seekers/${id}`));
  await call('PATCH', `seekers/${id}`, { headline: `${name} 2` }, await at(`seekers/${id}`));

  for (const [resource, record] of [
    ['seekers', id],
    ['applications', open.id],
  ]) {
    await call('POST', 'notes', { resource, record, title: name, text: person.mobile });
  }
  const list = (
    await call('POST', 'talent-lists', { name: 'قائمة', employerId: (await records.employer()).id })
  ).json();
  await call('POST', 'talent-list-entries', { listId: list.id, seekerId: id, source: 'search', note: name });
  const { id: eventId } = await eventsIn(api.database, api.clock.now).event(inTwoMonths(api.clock.now));
  await call('POST', 'event-registrations', { eventId, seekerId: id });
  const essay = questionOf({ type: 'essay' });
  const exam = (await call('POST', 'exams', examOf({ questions: [essay] }))).json();
  await call('POST', `exams/${exam.id}/events`, { type: 'exam.publish' }, { 'if-match': '"v1"' });
  const attempt = (await call('POST', 'exam-attempts', { examId: exam.id, seekerId: id })).json();
  await call('PUT', `exam-attempts/${attempt.id}/answers/${essay.id}`, { text: `أنا ${name}` });
  const meeting = { type: 'personal', startsAt: new Date(Date.now() + 30 * 3_600_000).toISOString(), durationMin: 45 };
  const details = { title: name, alertMin: 30, place: name, link: null, addedUsers: [], notes: name };
  const ofOpen = `applications/${open.id}`;
  await call('POST', `${ofOpen}/interviews`, { ...meeting, ...details }, await at(ofOpen));
  const message = { type: 'application.email', subject: { ar: name }, message: { ar: `مرحبًا ${name}، هذه رسالة لك.` } };
  await call('POST', `${ofOpen}/events`, message, await at(ofOpen));
  await call('POST', 'pii/reveal', { resource: 'seekers', id, field: 'mobile', reason: `للاتصال بـ ${name}` });
  await call('GET', `seekers?q=${encodeURIComponent(person.mobile)}`);
  await call('GET', `seekers/export?format=csv&language=ar&q=${encodeURIComponent(name)}`);
  const view = {
    resource: 'seekers',
    name: 'بحثي',
    search: `?q=${encodeURIComponent(name)}&hasCv=yes`,
    isShared: false,
  };
  await call('POST', 'saved-views', view);
  const by = { type: 'seeker' as const, id, name };
  const conversation = await addConversation(api.database, { seekerId: id, subject: `طلب ${name}`, createdBy: by });
  await addMessage(api.database, { id: conversation.id, by: 'employer', text: 'أهلًا بك' });
  await addMessage(api.database, { id: conversation.id, text: `أنا ${name}، رقمي ${person.mobile}` });
  await addComment(api.database, { authorSeekerId: id, text: `مع تحيات ${name}`, createdBy: by });
  await addVideo(api.database, {
    uploaderSeekerId: id,
    uploaderEmployerId: null,
    title: { ar: `تعريف بي، ${name}` },
    tags: [name],
    state: 'published',
    createdBy: by,
  });
  await addReview(api.database, { authorSeekerId: id, text: `تعاملت معهم وأنا ${name}`, createdBy: by });
  const sent = { state: 'sent' as const, sentTo: person.email };
  await records.mail({ ...sent, applicationId: closed.id, content: { subject: name, html: name, text: name } });
  await records.mail({
    ...sent,
    sentTo: 'staff@example.com',
    template: 'notificationDigest',
    staffId: as.user.id,
    content: { subject: 'ملخص', html: name, text: name },
  });
  await api.database.pool.query(
    `INSERT INTO notifications (id, user_id, kind, params, severity, ref, once)
     VALUES (gen_random_uuid(), $1, 'applicationAssigned', '{}', 'info', $2, 'x')`,
    [as.user.id, { resource: 'seekers', id, label: { ar: name } }],
  );
  return { id, open: open.id, closed: closed.id, eventId };
}
