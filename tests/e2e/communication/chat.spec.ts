import { randomUUID } from 'node:crypto';
import { voiceOf } from '@diwan/api/seeding/voices/voices.ts';
import {
  addConversation,
  addMessage,
  addPrivateConversation,
  addVoiceNote,
} from '@diwan/api/test/communication/conversation-records.ts';
import { ChatModel } from '#models/communication/chat-model.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

/** A subject that no other conversation has. */
const someSubject = () => `استفسار ${randomUUID().slice(0, 8)}`;
const textsIn = async ({ database }: World, id: string): Promise<string[]> => {
  const { rows } = await database.pool.query('SELECT text FROM messages WHERE conversation_id = $1 ORDER BY seq', [id]);
  return rows.map(({ text }) => text);
};

test('ROUTE-03 two colleagues answer in one conversation, each sees what the other writes, in one order', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const subject = someSubject();
  const { id } = await addConversation(world.database, { subject });
  await addMessage(world.database, { id, text: 'السلام عليكم، لم يصلني الرمز' });
  await app.open('/chat');
  const chat = new ChatModel(page, app.t);
  await chat.row(subject).click();
  await app.seeAddress(new RegExp(`conversation=${id}`));
  await expect(chat.message('السلام عليكم، لم يصلني الرمز')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 'one scrolls').toBe(0);
  const other = await colleague();
  await other.open(`/chat?show=all&conversation=${id}`);
  const theirs = new ChatModel(other.page, other.t);
  await expect(theirs.box).toBeVisible();
  await app.seeLive('resource.conversations');
  await other.seeLive('resource.conversations');

  await theirs.box.pressSequentially('أهلًا');
  await chat.seeTyping(other.member.name);
  await theirs.write('أهلًا بكم، نتحقق الآن');
  await expect(chat.message('أهلًا بكم، نتحقق الآن')).toBeVisible();
  await chat.write('وأرسلنا الرمز إلى بريدكم');
  const all = ['السلام عليكم، لم يصلني الرمز', 'أهلًا بكم، نتحقق الآن', 'وأرسلنا الرمز إلى بريدكم'];
  await theirs.seeOrder(all);
  await chat.seeOrder(all);
  await chat.seeState('وأرسلنا الرمز إلى بريدكم', 'sent');
  expect(await textsIn(world, id)).toEqual(all);
  await expect(page.getByText(app.t.conversations.states.conversation.pending).first()).toBeVisible();
});

test('ROUTE-03 what is written offline waits in sight and is sent once when the connection is back; a draft stays', async ({
  app,
  page,
  world,
}) => {
  const { id } = await addConversation(world.database, { subject: someSubject() });
  await addMessage(world.database, { id, text: 'هل من جديد؟' });
  await app.open(`/chat?show=all&conversation=${id}`);
  const chat = new ChatModel(page, app.t);
  await expect(chat.message('هل من جديد؟')).toBeVisible();
  await chat.box.fill('مسودة لم تكتمل');
  await page.reload();
  await expect(chat.box).toHaveValue('مسودة لم تكتمل');

  await page.context().setOffline(true);
  await chat.write('نعم، سنكتب لكم اليوم');
  await chat.write('شكرًا لصبركم');
  await chat.seeState('شكرًا لصبركم', 'waiting');
  expect(await textsIn(world, id)).toEqual(['هل من جديد؟']);
  await page.context().setOffline(false);
  await chat.seeState('شكرًا لصبركم', 'sent');
  expect(await textsIn(world, id)).toEqual(['هل من جديد؟', 'نعم، سنكتب لكم اليوم', 'شكرًا لصبركم']);
});

test('ROUTE-03 where the browser can keep no message the chat says so, another conversation loses none, and a reload asks first', async ({
  app,
  page,
  context,
  world,
}) => {
  const [subject, another] = [someSubject(), someSubject()];
  const { id } = await addConversation(world.database, { subject });
  await addMessage(world.database, { id, text: 'هل من جديد؟' });
  const other = await addConversation(world.database, { subject: another });
  await addMessage(world.database, { id: other.id, text: 'متى تبدأ المقابلات؟' });
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await app.open(`/chat?show=all&conversation=${id}`);
  const chat = new ChatModel(page, app.t);
  await expect(chat.message('هل من جديد؟')).toBeVisible();
  await context.setOffline(true);
  await chat.write('نعم، سنكتب لكم اليوم');
  await expect(page.getByText(app.t.chat.offlineUnkept)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await asked).dismiss();
  await chat.row(another).click();
  await app.seeAddress(new RegExp(`conversation=${other.id}`));
  expect(await textsIn(world, id)).toEqual(['هل من جديد؟']);
  await context.setOffline(false);
  await chat.row(subject).click();
  await chat.seeState('نعم، سنكتب لكم اليوم', 'sent');
  expect(await textsIn(world, id)).toEqual(['هل من جديد؟', 'نعم، سنكتب لكم اليوم']);
});

test('ROUTE-03 what is written where the messages before it can’t be had stands in sight, and so does what sends it', async ({
  app,
  page,
  context,
  world,
}) => {
  const { id } = await addConversation(world.database, { subject: someSubject() });
  await addMessage(world.database, { id, text: 'هل من جديد؟' });
  await page.route(/\/messages/, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open(`/chat?show=all&conversation=${id}`);
  const chat = new ChatModel(page, app.t);
  await expect(page.getByText(app.t.chat.failed.title)).toBeVisible();
  await context.setOffline(true);
  await chat.write('نكتب لكم اليوم');
  await chat.seeState('نكتب لكم اليوم', 'waiting');
  await app.shell.seeBanner(app.t.shell.connection.offline);
  await expect(page.getByText(app.t.chat.failed.title)).toBeVisible();
  await expect(chat.message('نكتب لكم اليوم')).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: app.t.chat.composer.send, exact: true })).toBeInViewport({
    ratio: 0.9,
  });
  await page.unroute(/\/messages/);
  await context.setOffline(false);
  await chat.seeOrder(['هل من جديد؟', 'نكتب لكم اليوم']);
  await chat.seeState('نكتب لكم اليوم', 'sent');
});

test('ROUTE-80 the list has what users write to each other, and nothing of what it says', async ({
  app,
  page,
  world,
}) => {
  const [subject, withStaff] = [someSubject(), someSubject()];
  const { id } = await addPrivateConversation(world.database, { subject });
  await addMessage(world.database, { id, text: 'كلام بيننا' });
  await addConversation(world.database, { subject: withStaff });
  await app.open(`/chat_users/list?q=${encodeURIComponent(subject)}`);
  await expect(app.list.rows).toHaveCount(1);
  await app.list.seeRow(subject);
  await expect(page.getByText('كلام بيننا')).toHaveCount(0);
  await app.open(`/chat_users/list?q=${encodeURIComponent(withStaff)}`);
  await expect(page.getByText(app.t.crud.noMatch.title)).toBeVisible();
});

test('ROUTE-81 a conversation of users is read once somebody says why, a message is redacted and a participant blocked', async ({
  app,
  page,
  world,
}) => {
  const subject = someSubject();
  const { id } = await addPrivateConversation(world.database, { subject });
  await addMessage(world.database, { id, by: 'employer', text: 'حوّل الرسوم إلى حسابي' });
  const { chat, conversations, crud, records } = app.t;
  await app.open(`/chat_users/view/${id}`);
  await app.seeHeading(subject);
  await page.getByRole('button', { name: chat.opening.action }).click();
  await expect(page.getByText('حوّل الرسوم إلى حسابي')).toHaveCount(0);
  const reason = page.getByRole('dialog').getByRole('textbox', { name: records.reveal.reason });
  await reason.fill('بلاغ عن طلب رسوم من متقدم');
  await reason.press('Enter');
  await expect(page.getByText('حوّل الرسوم إلى حسابي')).toBeVisible();
  await expect(page.getByRole('textbox', { name: chat.composer.label })).toHaveCount(0);
  const { rows } = await world.database.pool.query(
    `SELECT content ->> 'note' AS note FROM audit_events JOIN audit_personal ON event_id = id WHERE event = 'pii.revealed' AND entity_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ note: 'بلاغ عن طلب رسوم من متقدم' }]);

  await page.getByText('حوّل الرسوم إلى حسابي').hover();
  await page.getByRole('button', { name: chat.message.redact }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('طلب مال خارج المنصة');
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(page.getByText(chat.message.redacted)).toBeVisible();
  expect(await textsIn(world, id)).toEqual([null]);

  await app.record.clickAction(conversations.events.conversation.blockParticipant);
  const dialog = page.getByRole('dialog');
  const choose = (name: string, label: string) =>
    dialog.getByRole('combobox', { name, exact: true }).selectOption({ label });
  await choose(conversations.ask.participant, conversations.choices.participant.employer);
  await choose(crud.ask.reason, 'اشتباه في احتيال');
  await dialog.getByRole('button', { name: conversations.events.conversation.blockParticipant }).click();
  await expect(page.getByText(conversations.blocked, { exact: true })).toBeVisible();
});

test('ROUTE-03 a voice note is played by the keyboard, is tried again where it fails, and is withheld while the scanner looks', async ({
  app,
  page,
  world,
}) => {
  const { id } = await addConversation(world.database, { subject: someSubject() });
  await addVoiceNote(world, id, voiceOf('order'), { scan: 'pending' });
  await addVoiceNote(world, id, voiceOf('application'), { seconds: 8 });
  await page.route(/\/content$/, (route) => route.abort());
  await app.open(`/chat?show=all&conversation=${id}`);
  const { voice } = app.t.chat;
  await expect(page.getByText(voice.pending)).toBeVisible();
  const play = page.getByRole('button', { name: new RegExp(voice.play) });
  await expect(play).toContainText('0:08');
  await play.press('Enter');
  await expect(page.getByText(voice.failed)).toBeVisible();
  await page.unroute(/\/content$/);
  await play.press('Enter');
  const sound = page.locator('audio');
  await expect(sound).toHaveAttribute('aria-label', voice.title);
  await expect.poll(() => sound.evaluate((each: HTMLAudioElement) => each.currentTime)).toBeGreaterThan(0.3);
});
