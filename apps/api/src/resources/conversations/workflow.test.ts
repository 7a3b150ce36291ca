import { randomUUID } from 'node:crypto';
import type { Conversation, ConversationEvent } from '@diwan/api-contract/resources/conversations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { addConversation, addPrivateConversation } from '#test/communication/conversation-records.ts';
import { addOrder, sendSigned, signing } from '#test/marketplace/order-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let admin: TestSession;
beforeAll(async () => {
  api = await createTestApp({ signing });
  as = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const path = (id: string) => `/api/v1/conversations/${id}`;
const view = async (id: string): Promise<Conversation> => (await api.call('GET', path(id), { as })).json();
async function send(id: string, event: ConversationEvent, by = as) {
  const { version } = await view(id);
  return api.call('POST', `${path(id)}/events`, { as: by, body: event, headers: { 'if-match': `"v${version}"` } });
}
const answer = (id: string, text = 'أهلًا بكم') =>
  api.call('POST', `${path(id)}/messages`, {
    as,
    headers: { 'idempotency-key': randomUUID() },
    body: { text, isInternal: false, replyTo: null, attachments: [] },
  });
const write = (body: object) => sendSigned(api, '/api/v1/platform/messages', { messageId: randomUUID(), ...body });

test('what a user writes begins a conversation once, however often it is sent, and waits for staff', async () => {
  const { id } = await recordsIn(api.database).seeker();
  const message = {
    messageId: randomUUID(),
    by: { type: 'seeker', id },
    conversation: { kind: 'support', subject: 'لا يصلني الرمز', language: 'ar', to: null },
    text: 'السلام عليكم',
  };
  const answers = await Promise.all([write(message), write(message), write(message)]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  const { conversation } = answers[0]!.json();
  expect(await view(conversation)).toMatchObject({ state: 'open', lastSeq: 1, unreadCount: 1, isPrivate: false });

  await answer(conversation);
  expect(await view(conversation)).toMatchObject({ state: 'pending', unreadCount: 0 });
  await write({ by: message.by, conversation: { id: conversation }, text: 'وما زلت أنتظر' });
  expect(await view(conversation)).toMatchObject({ state: 'open', unreadCount: 1, lastSeq: 3 });
});

test('a user gets what is theirs and no note of staff, and what they have got and read is seen', async () => {
  const { id, seekerId } = await addConversation(api.database);
  await api.call('POST', `${path(id)}/messages`, {
    as,
    headers: { 'idempotency-key': randomUUID() },
    body: { text: 'لا يراها المستخدم', isInternal: true, replyTo: null, attachments: [] },
  });
  await answer(id, 'نتحقق الآن');
  const by = { type: 'seeker', id: seekerId };
  const reading = (body: object) => sendSigned(api, `/api/v1/platform/conversations/${id}/reading`, { by, ...body });
  const delivery = async () =>
    (await api.call('GET', `${path(id)}/messages`, { as }))
      .json()
      .items.map((one: { delivery: string }) => one.delivery);
  const given = (await reading({ after: 0, read: null })).json();
  expect(given.items.map(({ text }: { text: string }) => text)).toEqual(['نتحقق الآن']);
  expect((await delivery()).at(-1)).toBe('delivered');
  await reading({ after: 2, read: 2 });
  expect((await delivery()).at(-1)).toBe('read');
  const stranger = await recordsIn(api.database).seeker();
  expect((await reading({ by: { type: 'seeker', id: stranger.id }, after: 0, read: null })).statusCode).toBe(403);
});

test('somebody who is blocked writes no more, until they may again; only administrators decide that', async () => {
  const { id, seekerId } = await addPrivateConversation(api.database);
  const text = { by: { type: 'seeker', id: seekerId }, conversation: { id }, text: 'مرحبًا' };
  expect((await write(text)).statusCode).toBe(200);
  const block = { type: 'conversation.blockParticipant', participant: 'seeker', reason: 'abuse' } as const;
  expect((await send(id, block)).statusCode).toBe(403);
  expect((await send(id, block, admin)).statusCode).toBe(200);
  expect((await send(id, block, admin)).json()).toMatchObject({ status: 409, reason: 'alreadyBlocked' });
  expect((await write(text)).json()).toMatchObject({ status: 409, reason: 'participantBlocked' });
  await send(id, { type: 'conversation.unblockParticipant', participant: 'seeker' }, admin);
  expect((await write(text)).statusCode).toBe(200);
  const other = { type: 'conversation.blockParticipant', participant: 'provider', reason: 'abuse' } as const;
  expect((await send(id, other, admin)).json()).toMatchObject({ status: 409, reason: 'notParticipant' });
});

test('what is snoozed is back at its hour, or as soon as the user writes', async () => {
  const [slept, written] = [await addConversation(api.database), await addConversation(api.database)];
  const until = new Date(api.clock.now.getTime() + 3_600_000).toISOString();
  const past = new Date(api.clock.now.getTime() - 1_000).toISOString();
  expect((await send(slept.id, { type: 'conversation.snooze', until: past })).json()).toMatchObject({
    reason: 'notInFuture',
  });
  for (const { id } of [slept, written]) await send(id, { type: 'conversation.snooze', until });
  await write({ by: { type: 'seeker', id: written.seekerId }, conversation: { id: written.id }, text: 'هل من جديد؟' });
  expect(await view(written.id)).toMatchObject({ state: 'open', snoozedUntil: null });
  await sweepResources(api.deps);
  expect((await view(slept.id)).state).toBe('snoozed');
  api.clock.now = new Date(api.clock.now.getTime() + 3_700_000);
  await sweepResources(api.deps);
  as = await api.signIn('editor');
  admin = await api.signIn('admin');
  expect(await view(slept.id)).toMatchObject({ state: 'open', snoozedUntil: null });
});

test('a conversation about an order is archived once the order is over', async () => {
  const order = await addOrder(api);
  const { id } = await addConversation(api.database, { kind: 'order', orderId: order.id });
  await send(id, { type: 'conversation.resolve' });
  expect((await send(id, { type: 'conversation.archive' })).json()).toMatchObject({ status: 409, reason: 'orderOpen' });
  await api.database.pool.query(
    `UPDATE orders SET state = 'cancelled', cancelled_at = now(), cancel_reason = 'other' WHERE id = $1`,
    [order.id],
  );
  expect((await send(id, { type: 'conversation.archive' })).statusCode).toBe(200);
  expect((await view(id)).state).toBe('archived');
});

test('what is flagged is told to administrators, with why, and stays until the flags are cleared', async () => {
  const { id } = await addPrivateConversation(api.database);
  await send(id, { type: 'conversation.flag', reason: 'fraud' });
  expect(await view(id)).toMatchObject({ isFlagged: true, flags: [{ reason: 'fraud', note: null }] });
  const told = (await api.call('GET', '/api/v1/notifications?kind=conversationFlagged', { as: admin })).json();
  expect(told.items).toMatchObject([{ ref: { id } }]);
  await send(id, { type: 'conversation.clearFlags' });
  expect(await view(id)).toMatchObject({ isFlagged: false, flags: [] });
});

test('a user writes of what is theirs alone, and to somebody who has to do with it', async () => {
  const order = await addOrder(api);
  const stranger = await recordsIn(api.database).seeker();
  const conversation = { kind: 'order', subject: 'متى الموعد؟', language: 'ar', to: null, orderId: order.id };
  const refused = await write({ by: { type: 'seeker', id: stranger.id }, conversation, text: 'مرحبًا' });
  expect(refused.json()).toMatchObject({ status: 422, errors: [{ path: 'conversation.orderId' }] });
  const { id } = await addConversation(api.database);
  const intruding = await write({ by: { type: 'seeker', id: stranger.id }, conversation: { id }, text: 'مرحبًا' });
  expect(intruding.statusCode).toBe(403);
});
