import { randomUUID } from 'node:crypto';
import type { Message, MessagePage } from '@diwan/api-contract/endpoints/chat/chat';
import type { Conversation, ConversationEvent } from '@diwan/api-contract/resources/conversations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addConversation, addPrivateConversation } from '#test/communication/conversation-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const people = 20;
const messagesEach = 5;

let api: TestApp;
let as: TestSession;
let admin: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const path = (id: string) => `/api/v1/conversations/${id}`;
const view = async (id: string): Promise<Conversation> => (await api.call('GET', path(id), { as })).json();
const post = (id: string, text: string, { key = randomUUID(), by = as, ...body }: Posting = {}) =>
  api.call('POST', `${path(id)}/messages`, {
    as: by,
    headers: { 'idempotency-key': key },
    body: { text, isInternal: false, replyTo: null, attachments: [], ...body },
  });
interface Posting {
  key?: string;
  by?: TestSession;
  isInternal?: boolean;
  replyTo?: number | null;
  attachments?: string[];
}
const read = async (id: string, query = '', by = as): Promise<MessagePage> =>
  (await api.call('GET', `${path(id)}/messages${query}`, { as: by })).json();
async function send(id: string, event: ConversationEvent, by = as) {
  const { version } = await view(id);
  return api.call('POST', `${path(id)}/events`, { as: by, body: event, headers: { 'if-match': `"v${version}"` } });
}

test(`of what ${people} people write at once nothing is lost, nothing comes twice, and all read it in one order`, async () => {
  const { id } = await addConversation(api.database);
  const senders = Array.from({ length: people }, (_, nth) => (nth % 2 ? as : admin));
  // Each writes one after the other, and every message twice, as somebody does whose answer was lost.
  const answers = (
    await Promise.all(
      senders.map(async (by, person) => {
        const own = [];
        for (let nth = 0; nth < messagesEach; nth++) {
          const message = { key: randomUUID(), by };
          own.push(await post(id, `${person}: ${nth}`, message), await post(id, `${person}: ${nth}`, message));
        }
        return own;
      }),
    )
  ).flat();
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const seqs = new Map<string, Set<number>>();
  for (const answer of answers) {
    const { id: key, seq } = answer.json() as Message;
    seqs.set(key, (seqs.get(key) ?? new Set()).add(seq));
  }
  const written = people * messagesEach;
  expect(seqs.size).toBe(written);
  expect([...seqs.values()].every(({ size }) => size === 1)).toBe(true);
  const [mine, theirs] = [await read(id, '?after=0&limit=200'), await read(id, '?after=0&limit=200', admin)];
  const order = ({ items }: MessagePage) => items.map((message) => [message.seq, message.id]);
  expect(order(theirs)).toEqual(order(mine));
  expect(mine.items.map(({ seq }) => seq)).toEqual(Array.from({ length: written }, (_, nth) => nth + 1));
  // What one person writes stays in their order.
  for (let person = 0; person < people; person++)
    expect(mine.items.flatMap(({ text }) => (text!.startsWith(`${person}: `) ? [text] : []))).toEqual(
      Array.from({ length: messagesEach }, (_, nth) => `${person}: ${nth}`),
    );
  expect((await view(id)).lastSeq).toBe(written);
});

test('an id is one message: nobody uses that of another, or for another conversation', async () => {
  const [one, other] = [await addConversation(api.database), await addConversation(api.database)];
  const key = randomUUID();
  expect((await post(one.id, 'مرحبًا', { key })).statusCode).toBe(201);
  expect((await post(other.id, 'مرحبًا', { key })).statusCode).toBe(422);
  expect((await post(one.id, 'مرحبًا', { key, by: admin })).statusCode).toBe(422);
  expect((await read(other.id)).items).toEqual([]);
});

test('an answer makes the conversation wait for the user, a note does not', async () => {
  const { id } = await addConversation(api.database);
  await post(id, 'لنتأكد من رقم الجوال أولًا', { isInternal: true });
  expect(await view(id)).toMatchObject({ state: 'open', lastMessage: null, firstResponseAt: null, lastSeq: 1 });
  const answered = (await post(id, 'أهلًا بكم', { replyTo: 1 })).json();
  expect(answered).toMatchObject({ seq: 2, replyTo: 1, delivery: 'sent', sender: { type: 'staff', id: as.user.id } });
  expect(await view(id)).toMatchObject({
    state: 'pending',
    lastMessage: { by: 'staff', excerpt: 'أهلًا بكم' },
    firstResponseAt: expect.any(String),
  });
  await send(id, { type: 'conversation.resolve' });
  expect((await view(id)).resolvedAt).not.toBeNull();
  await post(id, 'وهذه إضافة');
  expect(await view(id)).toMatchObject({ state: 'open', resolvedAt: null });
  await send(id, { type: 'conversation.resolve' });
  await send(id, { type: 'conversation.archive' });
  expect((await post(id, 'بعد الأرشفة')).json()).toMatchObject({ status: 409, reason: 'wrongState' });
  expect((await read(id)).items.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('pages go both ways from a number, and say how far one has read', async () => {
  const { id } = await addConversation(api.database);
  for (let nth = 1; nth <= 6; nth++) await post(id, `${nth}`, { by: admin });
  const texts = async (query: string) => (await read(id, query)).items.map(({ text }) => text);
  expect(await texts('?limit=2')).toEqual(['5', '6']);
  expect(await texts('?before=5&limit=2')).toEqual(['3', '4']);
  expect(await texts('?after=2&limit=2')).toEqual(['3', '4']);
  expect(await read(id, '?limit=1')).toMatchObject({ lastSeq: 6, readSeq: 0 });
  expect((await api.call('PUT', `${path(id)}/read`, { as, body: { seq: 4 } })).statusCode).toBe(204);
  // A mark never goes back, nor beyond what is there.
  await api.call('PUT', `${path(id)}/read`, { as, body: { seq: 2 } });
  expect((await read(id)).readSeq).toBe(4);
  await api.call('PUT', `${path(id)}/read`, { as, body: { seq: 900 } });
  expect((await read(id)).readSeq).toBe(6);
});

test('what users write to each other is read by whoever says why, which stands in the audit log, and is never written in', async () => {
  const { id } = await addPrivateConversation(api.database);
  const messages = () => api.call('GET', `${path(id)}/messages`, { as });
  expect((await messages()).json()).toMatchObject({ status: 403, reason: 'reasonNeeded' });
  expect((await post(id, 'لا يكتب الموظف هنا')).json()).toMatchObject({ status: 409, reason: 'privateConversation' });
  const open = (reason: string) =>
    api.call('POST', `${path(id)}/openings`, { as, body: { reason }, headers: { 'idempotency-key': randomUUID() } });
  expect((await open('لا')).statusCode).toBe(422);
  const reason = 'بلاغ عن طلب الدفع خارج المنصة';
  expect((await open(reason)).statusCode).toBe(200);
  expect((await messages()).statusCode).toBe(200);
  const { rows } = await api.database.pool.query(
    `SELECT content ->> 'note' AS note FROM audit_events LEFT JOIN audit_personal ON event_id = id
     WHERE event = 'pii.revealed' AND entity_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ note: reason }]);
  expect((await api.call('GET', `${path(id)}/messages`, { as: admin })).statusCode).toBe(403);
  await api.database.pool.query(`UPDATE conversation_openings SET until = $1`, [api.clock.now]);
  expect((await messages()).statusCode).toBe(403);
});

test('whoever has written a message deletes it, nobody else; that there was one stays', async () => {
  const { id } = await addConversation(api.database);
  const { id: message } = (await post(id, 'نص أُرسل خطأ')).json();
  const remove = (by: TestSession) => api.call('DELETE', `${path(id)}/messages/${message}`, { as: by });
  expect((await remove(admin)).statusCode).toBe(403);
  expect((await remove(as)).json()).toMatchObject({ text: null, deletedAt: expect.any(String) });
  expect((await view(id)).lastMessage).toEqual({ by: 'staff', excerpt: null });
});
