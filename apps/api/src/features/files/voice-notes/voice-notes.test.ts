import { randomUUID } from 'node:crypto';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signatureOf } from '#http/requests/signature.ts';
import { voiceOf } from '#seeding/voices/voices.ts';
import { addConversation, addPrivateConversation } from '#test/communication/conversation-records.ts';
import { signing } from '#test/marketplace/order-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { pdf } from '../samples/test-documents.ts';

let api: TestApp;
let as: TestSession;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-voices-'));
  api = await createTestApp({ signing, dataDir });
  as = await api.signIn('editor');
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

interface Spoken {
  bytes?: Buffer;
  name?: string;
  by?: string;
  messageId?: string;
  signed?: Buffer;
}

function say(conversation: { id: string; seekerId: string | null }, spoken: Spoken = {}) {
  const { bytes = voiceOf('address'), name = 'note.ogg', messageId = randomUUID() } = spoken;
  const query = new URLSearchParams({ messageId, type: 'seeker', by: spoken.by ?? conversation.seekerId!, name });
  const url = `/api/v1/platform/conversations/${conversation.id}/voice-notes?${query}`;
  const at = Math.floor(api.clock.now.getTime() / 1000);
  const body = createHash('sha256')
    .update(spoken.signed ?? bytes)
    .digest('hex');
  const signature = signatureOf(signing.platform, { at, method: 'POST', url, body });
  const headers = { 'content-type': 'application/octet-stream', 'x-diwan-signature': signature };
  return api.app.inject({ method: 'POST', url, payload: bytes, headers });
}

const sample = (name: string) => readFile(join(import.meta.dirname, 'samples', name));
const messagesOf = async (id: string) =>
  (await api.call('GET', `/api/v1/conversations/${id}/messages`, { as })).json().items;
const download = (id: string) => api.call('GET', `/api/v1/files/${id}/content`, { as });
const shelved = async () =>
  (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
    .length;

test('what a user says is a message of the conversation, with its length, and is heard as it was sent', async () => {
  const conversation = await addConversation(api.database);
  const answer = await say(conversation);
  expect(answer.statusCode, answer.body).toBe(200);
  const [message] = await messagesOf(conversation.id);
  expect(message).toMatchObject({ text: '', attachments: [], voice: { name: 'note.ogg', kind: 'ogg', seconds: 5 } });
  expect((await download(message.voice.id)).rawPayload).toEqual(voiceOf('address'));
  const row = (await api.call('GET', `/api/v1/conversations/${conversation.id}`, { as })).json();
  expect(row).toMatchObject({ lastMessage: { by: 'seeker', excerpt: '' }, unreadCount: 1 });
});

test.each([
  ['a.weba', 'weba'],
  ['a.m4a', 'm4a'],
  ['a.mp3', 'mp3'],
])('%s is taken, too, and says how long it is', async (name, kind) => {
  const conversation = await addConversation(api.database);
  const answer = await say(conversation, { name, bytes: await sample(name) });
  expect(answer.json()).toMatchObject({ voice: { kind, seconds: 2 } });
});

test('sent again it is the same message, and its bytes are kept once', async () => {
  const conversation = await addConversation(api.database);
  const before = await shelved();
  const messageId = randomUUID();
  const [first, again] = [await say(conversation, { messageId }), await say(conversation, { messageId })];
  expect(again.json()).toEqual(first.json());
  expect(await messagesOf(conversation.id)).toHaveLength(1);
  expect(await shelved()).toBe(before + 1);
});

test('what is no sound, says it is another, or is no kind that is taken is refused and leaves nothing', async () => {
  const conversation = await addConversation(api.database);
  const before = await shelved();
  const film = await readFile(join(import.meta.dirname, '../../../seeding/films/cv.webm'));
  for (const [spoken, code] of [
    [{ bytes: Buffer.from('<script>alert(1)</script>') }, 'fileMismatch'],
    [{ bytes: await sample('a.mp3') }, 'fileMismatch'],
    [{ bytes: film, name: 'note.weba' }, 'fileMismatch'],
    [{ bytes: voiceOf('address').subarray(0, 40) }, 'fileDamaged'],
    [{ bytes: Buffer.alloc(5 * 1024 * 1024 + 1) }, 'fileTooLarge'],
    [{ name: 'note.pdf' }, 'fileType'],
    [{ name: 'note.exe' }, 'fileType'],
  ] as const)
    expect((await say(conversation, spoken)).json().errors?.[0]?.code, JSON.stringify([spoken, code]).slice(-40)).toBe(
      code,
    );
  expect(await messagesOf(conversation.id)).toEqual([]);
  await expect.poll(shelved).toBe(before);
});

test('nobody speaks in another’s conversation, nor with other bytes than were signed', async () => {
  const [own, other] = [await addConversation(api.database), await addConversation(api.database)];
  expect((await say(own, { by: other.seekerId! })).json()).toMatchObject({ status: 403, reason: 'notPermitted' });
  expect((await say(own, { signed: Buffer.from('something else') })).statusCode).toBe(403);
  expect((await say(own, { by: randomUUID() })).json().errors?.[0]).toMatchObject({ path: 'by.id' });
  expect(await messagesOf(own.id)).toEqual([]);
});

test('a redacted one is gone with its sound, and what users say to each other is heard only for a reason', async () => {
  const conversation = await addConversation(api.database);
  const { id, voice } = (await say(conversation)).json();
  const redaction = await api.call('POST', `/api/v1/conversations/${conversation.id}/messages/${id}/redaction`, {
    as,
    body: { reason: 'تذكر رقم جوال صاحبها.' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(redaction.json()).toMatchObject({ text: null, voice: null, isRedacted: true });
  expect((await download(voice.id)).statusCode).toBe(404);
  expect((await fetchFile(conversation, voice.id, ['seeker', conversation.seekerId])).statusCode).toBe(404);

  const secret = await addPrivateConversation(api.database);
  const said = (await say(secret)).json();
  expect((await download(said.voice.id)).json()).toMatchObject({ status: 403, reason: 'reasonNeeded' });
  const opening = await api.call('POST', `/api/v1/conversations/${secret.id}/openings`, {
    as,
    body: { reason: 'بلاغ من أحد الطرفين.' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(opening.statusCode, opening.body).toBe(200);
  expect((await download(said.voice.id)).statusCode).toBe(200);
});

function fetchFile(conversation: { id: string }, file: string, [type, by]: readonly [string, string | null]) {
  const url = `/api/v1/platform/conversations/${conversation.id}/files/${file}?${new URLSearchParams({ type, by: by! })}`;
  const at = Math.floor(api.clock.now.getTime() / 1000);
  const signature = signatureOf(signing.platform, { at, method: 'GET', url, body: '' });
  return api.app.inject({ method: 'GET', url, headers: { 'x-diwan-signature': signature } });
}

test('what one says the other hears, and nobody who takes no part', async () => {
  const conversation = await addPrivateConversation(api.database);
  const [seeker, employer] = [
    ['seeker', conversation.seekerId],
    ['employer', conversation.employerId],
  ] as const;
  const { voice } = (await say(conversation)).json();
  for (const party of [seeker, employer])
    expect((await fetchFile(conversation, voice.id, party)).rawPayload).toEqual(voiceOf('address'));
  const other = await addConversation(api.database);
  expect((await fetchFile(conversation, voice.id, ['seeker', other.seekerId])).json()).toMatchObject({ status: 403 });
  expect((await fetchFile(other, voice.id, ['seeker', other.seekerId])).statusCode).toBe(404);
  const unsigned = `/api/v1/platform/conversations/${conversation.id}/files/${voice.id}?type=seeker&by=${seeker[1]}`;
  const forged = { 'x-diwan-signature': `t=1,v1=${'0'.repeat(64)}` };
  expect((await api.app.inject({ method: 'GET', url: unsigned, headers: forged })).statusCode).toBe(403);
});

test('what staff attach for each other stays with them; what they attach to a message is given', async () => {
  const conversation = await addConversation(api.database);
  const party = ['seeker', conversation.seekerId] as const;
  const of = new URLSearchParams({ resource: 'conversations', record: conversation.id, name: 'offer.pdf' });
  const uploaded = await api.app.inject({
    method: 'POST',
    url: `/api/v1/files?${of}`,
    payload: pdf(),
    headers: {
      ...as.headers,
      'content-type': 'application/octet-stream',
      'idempotency-key': randomUUID(),
    },
  });
  const { id } = uploaded.json();
  const post = (isInternal: boolean) =>
    api.call('POST', `/api/v1/conversations/${conversation.id}/messages`, {
      as,
      headers: { 'idempotency-key': randomUUID() },
      body: { text: 'المرفق', isInternal, replyTo: null, attachments: [id] },
    });
  await post(true);
  expect((await fetchFile(conversation, id, party)).statusCode).toBe(404);
  await post(false);
  const given = await fetchFile(conversation, id, party);
  expect(given.rawPayload).toEqual((await download(id)).rawPayload);
  expect(given.headers['content-disposition']).toContain('attachment');
});
