import { randomUUID } from 'node:crypto';
import { filmOf } from '@diwan/api/seeding/films/films.ts';
import { addComment, addFilm, addVideo } from '@diwan/api/test/site/video-records.ts';
import { messages as arabic } from '@diwan/messages/videos/ar';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

const named = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;
const stateOf = async ({ database }: World, id: string) => {
  const { rows } = await database.pool.query('SELECT state, moderation FROM comments WHERE id = $1', [id]);
  return [rows[0].state, rows[0].moderation?.reason ?? null];
};

test('ROUTE-70 comments are decided in their list by single keys, each with its video at its second beside it', async ({
  app,
  page,
  world,
}) => {
  const word = named('كلمة');
  const { id: videoId } = await addVideo(world.database, { state: 'published', title: { ar: named('مقطع') } });
  const add = (text: string, createdAt: string) =>
    addComment(world.database, { videoId, text: `${text} ${word}`, atSeconds: 83, createdAt });
  const third = await add('ثالث', '2026-01-01T09:00:00.000000Z');
  const second = await add('ثانٍ', '2026-01-01T10:00:00.000000Z');
  const first = await add('أول', '2026-01-01T11:00:00.000000Z');
  const { comments, videos } = app.t;
  await app.open(`/ihrTubeComment/list?q=${encodeURIComponent(word)}`);
  await expect(app.list.rows).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  const place = videos.choices.videoSource.youtube;
  const link = page.getByRole('link', { name: filled(videos.player.watchAt, { place }) });
  await expect(link).toHaveAttribute('href', /watch\?v=diwandem000&t=83s$/);
  await expect(page.getByText('1:23').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect.poll(() => stateOf(world, first.id)).toEqual(['published', null]);
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('abuse');
  await dialog.getByRole('button', { name: comments.events.comment.reject }).press('Enter');
  await expect.poll(() => stateOf(world, second.id)).toEqual(['rejected', 'abuse']);
  await expect(dialog).toHaveCount(0);
  await app.list.row('ثالث').getByRole('link').first().focus();
  await page.keyboard.press('s');
  await expect.poll(() => stateOf(world, third.id)).toEqual(['spam', null]);
});

test('a comment is published by its button in the row, and its author is banned from the panel beside the list', async ({
  app,
  page,
  world,
}) => {
  const word = named('كلمة');
  const { id, authorSeekerId } = await addComment(world.database, { text: word });
  const other = await addComment(world.database, { authorSeekerId, state: 'published' });
  const { comment } = app.t.comments.events;
  await app.open(`/ihrTubeComment/list?q=${encodeURIComponent(word)}`);
  await app.list
    .row(word)
    .getByRole('button', { name: new RegExp(`^${comment.publish}`) })
    .press('Enter');
  await expect.poll(() => stateOf(world, id)).toEqual(['published', null]);
  await app.open(`/ihrTubeComment/list?peek=${id}`);
  await page.getByRole('button', { name: app.t.crud.actions, exact: true }).last().press('Enter');
  await page.getByRole('menuitem', { name: comment.setStanding }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: comment.setStanding }).press('Enter');
  await expect.poll(() => stateOf(world, other.id)).toEqual(['held', null]);
  await expect(page.getByText(app.t.comments.choices.authorStanding.banned).first()).toBeVisible();
});

test('ROUTE-71 videos are found by their title, approved from their page, and deleted with their comments counted before', async ({
  app,
  page,
  world,
}) => {
  const title = named('مقطع جديد');
  const { id } = await addVideo(world.database, { title: { ar: title }, searchKey: title });
  for (const state of ['published', 'held'] as const) await addComment(world.database, { videoId: id, state });
  const { videos } = app.t;
  await app.open(`/ihrTube/list?q=${encodeURIComponent(title)}`);
  await app.list.seeRow(title);
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await app.seeHeading(title);
  await app.record.clickEvent(videos.events.video.approve);
  await app.record.seeState(videos.states.video.published);
  await app.record.clickAction(app.t.crud.remove);
  await app.record.seeRemovalQuestion(title);
  await expect(page.getByRole('alertdialog')).toContainText(arabic.removedWith_two);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: filled(app.t.crud.removal.action, { one: videos.one }) })
    .click();
  await app.open(`/ihrTubeComment/list?video=${id}`);
  await expect(app.list.rows).toHaveCount(0);
});

test('ROUTE-72 a video is renamed and given its price', async ({ app, page, world }) => {
  const { id } = await addVideo(world.database, { title: { ar: named('مقطع للتعديل') } });
  const after = named('عنوان آخر');
  const { fields } = app.t.videos;
  await app.open(`/ihrTube/edit/${id}`);
  await app.form.fill('title.ar', after);
  await page
    .getByRole('checkbox', { name: new RegExp(fields.isFree) })
    .or(page.getByRole('switch', { name: new RegExp(fields.isFree) }))
    .press('Space');
  await page.getByRole('textbox', { name: new RegExp(fields.price) }).fill('49');
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await app.open(`/ihrTube/view/${id}`);
  await app.seeHeading(after);
  const { rows } = await world.database.pool.query('SELECT is_free, price FROM videos WHERE id = $1', [id]);
  expect(rows).toEqual([{ is_free: false, price: 4900 }]);
});

test('a film plays while it comes, goes on where it was after its link has failed, and is asked for in parts', async ({
  app,
  page,
  world,
}) => {
  const title = named('مقطع مصور');
  const { videoId } = await addFilm(world, filmOf('interview'), { video: { title: { ar: title } } });
  const { player } = app.t.videos;
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/films?')) statuses.push(answer.status());
  });
  await app.open(`/ihrTube/view/${videoId}`);
  await page.getByRole('button', { name: player.play }).press('Enter');
  const video = page.locator('video');
  const positionOf = () => video.evaluate((film: HTMLVideoElement) => film.currentTime);
  await expect.poll(positionOf).toBeGreaterThan(0.5);
  expect(statuses.every((status) => status === 206)).toBe(true);

  await page.route(/\/films\?/, (route) => route.abort());
  const before = await positionOf();
  await video.evaluate((film: HTMLVideoElement) => film.dispatchEvent(new Event('error')));
  await expect(page.getByText(player.failed)).toBeVisible();
  await page.unroute(/\/films\?/);
  await page.getByRole('button', { name: app.t.shell.ui.retry }).press('Enter');
  await expect.poll(positionOf).toBeGreaterThanOrEqual(before);
});

test('ROUTE-71 a film is sent on behalf of whoever has added its video: a line that breaks is tried again, what is no film is refused in words', async ({
  app,
  page,
  world,
}) => {
  const title = named('مقطع منتظر');
  const { id } = await addVideo(world.database, {
    title: { ar: title },
    source: 'upload',
    state: 'processing',
    transcode: 'queued',
    url: null,
  });
  const { sending, player } = app.t.videos;
  await app.open(`/ihrTube/view/${id}`);
  await expect(page.getByText(sending.waiting)).toBeVisible();
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'video/webm', buffer });
  await choose('film.webm', Buffer.from('this is no film, whatever its name says '.repeat(9)));
  await expect(page.getByText(sending.failed)).toBeVisible();
  await expect(page.getByText(app.t.files.refusals.fileMismatch)).toBeVisible();

  let tries = 0;
  await page.route(/\/uploads\?/, (route) => {
    const isPart = route.request().method() === 'PATCH';
    tries += isPart ? 1 : 0;
    return isPart && tries === 1 ? route.abort() : route.continue();
  });
  await choose('interview.webm', filmOf('interview'));
  await app.record.seeState(app.t.videos.states.video.pending_review);
  await expect(page.getByRole('button', { name: player.play })).toBeVisible();
  expect(tries).toBe(2);
});
