import { newId } from '@diwan/api/db/id.ts';
import { notify } from '@diwan/api/notify/notify.ts';
import type { NotificationKind } from '@diwan/api-contract/values/records/notification';
import type { Screens } from '#models/screens.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

const aboutPost = () => ({ resource: 'jobPosts' as const, id: newId(), label: { ar: 'محاسب أول' } });

/** What happens elsewhere and concerns somebody. */
const told = (world: World, userId: string, kind: NotificationKind, ref = aboutPost()) =>
  world.database.transaction((tx) => notify(tx, { userIds: [userId], kind, params: {}, ref, once: newId() }));

const listOf = ({ page, t }: Screens) => page.getByRole('grid', { name: t.notifications.title });
const linesOf = (app: Screens, text: string) => listOf(app).getByRole('row').filter({ hasText: text });
const bellOf = ({ page, t }: Screens) => page.getByRole('button', { name: new RegExp(`^${t.notifications.title}`) });

/** The bells of both tabs say the same number, and so does the screen. Others in the suite may tell everybody of something meanwhile. */
async function seeThemAgree(app: Screens, other: Screens): Promise<void> {
  const tab = app.page.getByRole('link', { name: new RegExp(`^${app.t.notifications.tabs.unread}`) });
  const said = () =>
    Promise.all([bellOf(app).getAttribute('aria-label'), bellOf(other).getAttribute('aria-label'), tab.innerText()]);
  const numbers = async () => (await said()).map((text) => /\d+/.exec(text ?? '')?.[0] ?? '0');
  await expect.poll(async () => new Set(await numbers()).size, { message: 'bell and screen agree' }).toBe(1);
}

const approved = 'تمت الموافقة على إعلان الوظيفة الذي تتولاه';
const expired = 'انتهت مدة إعلان الوظيفة الذي تتولاه';

test('ROUTE-06 what happens is seen at once on the screen and at the bell of another tab; both agree on what is read', async ({
  app,
  context,
  person,
  world,
}) => {
  await app.open('/notifications');
  await app.seeLive(`person.${person.id}`);
  const other = await app.inNewWindow(context);
  await other.open('/skills/list');
  await other.seeLive(`person.${person.id}`);

  const ref = aboutPost();
  await told(world, person.id, 'jobPostApproved', ref);
  await told(world, person.id, 'jobPostExpired', ref);
  await told(world, person.id, 'jobPostRejected');
  await expect(linesOf(app, approved)).toBeVisible();
  await seeThemAgree(app, other);
  // What is about the same stands together, the latest first.
  const lines = await listOf(app).getByRole('row').allInnerTexts();
  const [rejectedAt, expiredAt, approvedAt] = ['رُفض', expired, approved].map((text) =>
    lines.findIndex((line) => line.includes(text)),
  );
  expect([expiredAt! - rejectedAt!, approvedAt! - expiredAt!]).toEqual([1, 1]);

  await bellOf(other).click();
  await other.page.getByRole('dialog').getByRole('button', { name: app.t.notifications.markAll }).click();
  for (const text of [approved, expired])
    await expect(linesOf(app, text).getByText(app.t.notifications.isUnread)).toHaveCount(0);
  await seeThemAgree(app, other);
});

test('ROUTE-06 by keyboard a notification is put away, brought back and opened', async ({
  app,
  page,
  person,
  world,
}) => {
  const { id } = await world.records.jobPost({ state: 'published' });
  await told(world, person.id, 'jobPostApproved', { ...aboutPost(), id });
  await told(world, person.id, 'jobPostExpired');
  await app.open('/notifications');
  await linesOf(app, expired).getByRole('link').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(linesOf(app, approved)).toHaveCount(0);
  await page.getByRole('button', { name: app.t.notifications.restore, exact: true }).click();
  await expect(linesOf(app, approved)).toBeVisible();

  await app.open('/notifications?state=unread');
  // Another page that is opened before would take the request with it.
  const read = page.waitForResponse(/\/notifications\/events$/);
  await linesOf(app, approved).getByRole('link').press('Enter');
  await app.seeAddress(new RegExp(`/job_post/view/${id}`));
  await read;
  await app.open('/notifications?state=read');
  await expect(linesOf(app, approved)).toBeVisible();
  await expect(linesOf(app, expired)).toHaveCount(0);
});

test('ROUTE-06 what somebody has muted does not reach them, whichever tab they chose it in', async ({
  app,
  page,
  person,
  world,
}) => {
  const { settings, names, title } = app.t.notifications;
  await app.open('/notifications');
  await app.seeLive(`person.${person.id}`);
  await page.getByRole('button', { name: settings.title }).click();
  await page.getByRole('checkbox', { name: names.jobPostApproved }).uncheck();
  await page.getByRole('radio', { name: settings.digests.daily }).check();
  await page.getByRole('button', { name: settings.save, exact: true }).click();
  await expect(page.getByRole('checkbox', { name: names.jobPostApproved })).toHaveCount(0);
  await told(world, person.id, 'jobPostApproved');
  await told(world, person.id, 'jobPostExpired');
  await expect(linesOf(app, expired)).toBeVisible();
  await expect(linesOf(app, approved)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: settings.title }).click();
  await expect(page.getByRole('checkbox', { name: names.jobPostApproved })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: settings.digests.daily })).toBeChecked();
});
