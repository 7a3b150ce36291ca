import { newId } from '@diwan/api/db/id.ts';
import { notify } from '@diwan/api/notify/notify.ts';
import { test } from '../e2e/test.ts';
import type { World } from '../e2e/world/world.ts';
import type { Screens } from '../models/screens.ts';
import { seeNoViolation } from './axe.ts';
import { screensIn } from './in-turn.ts';

type Arrange = (app: Screens, world: World, person: { id: string }) => Promise<unknown>;
const name = 'أحمد الزهراني';
const broken = {
  status: 500,
  contentType: 'application/problem+json',
  body: '{"type":"about:blank","title":"x","status":500,"code":"internal"}',
};

/** Every kind of screen that is built, in the states in which people meet it. */
const screens: Record<string, Arrange> = {
  dashboard: (app) => app.open('/dashboard'),
  settings: (app) => app.open('/setting'),
  'a full list': async (app, world) => {
    await world.records.jobPost();
    await app.open('/job_post/list');
    await app.list.rows.first().waitFor();
  },
  'an open row menu': async (app, world) => {
    const post = await world.records.jobPost({ state: 'published' });
    await app.open(`/job_post/list?q=${post.number}`);
    await app.list.rows.first().getByRole('button').click();
    await app.page.getByRole('menu').waitFor();
  },
  'a list without a match': async (app) => {
    await app.open('/skills/list?q=nothing-has-this-name');
    await app.page.getByText(app.t.crud.noMatch.title).waitFor();
  },
  'a list that failed': async (app) => {
    await app.page.route(/api\/v1\/skills/, (route) => route.fulfill(broken));
    await app.open('/skills/list');
    await app.page.getByText(app.t.crud.failed.title).waitFor();
  },
  'a list that loads': async (app) => {
    await app.page.route(/api\/v1\/industries/, () => {});
    await app.open('/industries/list');
    await app.page.getByRole('grid').waitFor();
  },
  'a record': async (app, world) => app.open(`/job_post/view/${(await world.records.jobPost()).id}`),
  'a record’s activity': async (app, world) => {
    await app.open(`/job_post/view/${(await world.records.jobPost()).id}`);
    await app.record.clickActivity();
  },
  'a deletion’s question': async (app, world) => {
    await app.open(`/job_post/view/${(await world.records.jobPost()).id}`);
    await app.record.clickAction(app.t.crud.remove);
    await app.page.getByRole('alertdialog').waitFor();
  },
  'a form': async (app, world) => {
    await app.open(`/job_post/edit/${(await world.records.jobPost()).id}`);
    await app.form.field('title.ar').waitFor();
  },
  'a form with errors': async (app) => {
    await app.open('/skills/add');
    await app.form.clickCreate();
    await app.form.errors.waitFor();
  },
  'an applicant’s panel': async (app, world) => {
    await app.open(`/job_post/applicants/${(await world.records.application()).jobPostId}`);
    await app.applicants.open(app.t.core.product === 'Diwan' ? 'Ahmad Alzahrani' : name);
  },
  'the board': async (app, world) => {
    await app.open(`/job_post/applicants/${(await world.records.application()).jobPostId}?layout=board`);
    await app.page.getByText(app.t.core.product === 'Diwan' ? 'Ahmad Alzahrani' : name).waitFor();
  },
  'the command palette': async (app) => {
    await app.open('/dashboard');
    await app.page.getByRole('heading', { level: 1 }).waitFor();
    await app.page.getByRole('button', { name: app.t.shell.openPalette }).click();
    await app.page.getByRole('dialog').getByRole('menuitem').first().waitFor();
  },
  'a selection, and a closer look at one of it': async (app, world) => {
    await world.records.jobPost();
    await app.open('/job_post/list');
    await app.list.rows.first().getByRole('checkbox').check();
    await app.list.bulkBar.waitFor();
    await app.list.rows.first().locator('[data-row-header] a').focus();
    await app.page.keyboard.press(' ');
    await app.page.getByRole('complementary').first().waitFor();
  },
  'a record that is missing': async (app) => {
    await app.open('/job_post/view/0190a000-0000-7000-8000-000000000000');
    await app.page.getByText(app.t.crud.missing.title).waitFor();
  },
  'a form’s conflict': async (app, world) => {
    const number = Date.now();
    const { id } = await world.records.skill({ name: { ar: `لحام ${number}`, en: `Before ${number}` } });
    await app.open(`/skills/edit/${id}`);
    await app.form.fill('name.en', 'Mine');
    await world.database.pool.query(
      `UPDATE skills SET name = jsonb_set(name, '{en}', '"Theirs"'), version = version + 1 WHERE id = $1`,
      [id],
    );
    await app.form.clickSave();
    await app.form.conflict.waitFor();
  },
  'the demo’s tasks': async (app) => {
    await app.open('/apps/todo');
    await app.todo.rows.first().waitFor();
  },
  'a task of the demo in its drawer': async (app) => {
    await app.open('/apps/todo');
    const first = app.todo.rows.first();
    await first.getByRole('button', { name: (await first.getAttribute('aria-label'))!, exact: true }).click();
    await app.todo.drawer.getByRole('group', { name: app.t.todo.fields.dueDate }).waitFor();
  },
  'the demo’s mails, some selected': async (app) => {
    await app.open('/apps/email');
    await app.mail.rows.first().waitFor();
    await app.page.keyboard.press('j');
    await app.page.keyboard.press('x');
  },
  'a letter that lacks its recipient': async (app) => {
    await app.open('/apps/email?mail=1&compose=forward');
    await app.page.getByRole('button', { name: app.t.email.send }).click();
    await app.page.getByText(app.t.email.lacksRecipient).waitFor();
  },
  'a conversation of the demo, being answered': async (app) => {
    await app.open('/apps/email?mail=1&compose=reply');
    await app.page.getByRole('button', { name: app.t.email.send }).waitFor();
  },
  'mails of the demo that can’t be read': async (app) => {
    await app.open('/apps/email');
    await app.mail.rows.first().waitFor();
    await app.page.getByText(app.t.demo.failing).click();
    await app.mail.folder('spam').click();
    await app.page.getByText(app.t.email.failed).waitFor();
  },
  'tasks of the demo of which none matches': async (app) => {
    await app.open('/apps/todo?q=nothing-has-this-name');
    await app.page.getByText(app.t.todo.empty.searched).waitFor();
  },
  'the demo where it can’t run': async (app) => {
    await app.page.addInitScript('delete Navigator.prototype.serviceWorker');
    await app.open('/apps/todo');
    await app.page.getByText(app.t.demo.closed.noServiceWorker.title).waitFor();
  },
  notifications: async (app, world, { id }) => {
    const ref = { resource: 'jobPosts' as const, id: newId(), label: { ar: 'محاسب أول', en: 'Senior accountant' } };
    for (const kind of ['jobPostApproved', 'jobPostExpired', 'mailFailed', 'noteAdded'] as const)
      await world.database.transaction((tx) => notify(tx, { userIds: [id], kind, params: {}, ref, once: newId() }));
    await app.open('/notifications?severity=success,warning,critical');
    await app.page.getByRole('grid').getByRole('row').nth(2).waitFor();
  },
  'what somebody wants to be told of': async (app) => {
    await app.open('/notifications');
    await app.page.getByRole('button', { name: app.t.notifications.settings.title }).click();
    await app.page.getByRole('checkbox').first().waitFor();
  },
  'no notifications': async (app) => {
    await app.open('/notifications?state=archived');
    await app.page.getByText(app.t.notifications.none.archived).waitFor();
  },
  'a record picker': (app) => app.open('/job_post/view'),
  news: (app) => app.open('/news/list'),
  'no such page': (app) => app.open('/pages/error-404'),
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    for (const { screen, arrange, looks } of screensIn(language, screens)) {
      test(`T109 T123 axe and the rules of HTML find nothing: ${screen} (${language})`, async ({
        app,
        page,
        world,
        person,
      }) => {
        await arrange(app, world, person);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        await seeNoViolation(page, looks);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
    test.describe('before signing in', () => {
      test.use({ isSignedIn: false });
      test(`T109 T123 axe and the rules of HTML find nothing on the way in (${language})`, async ({ app, page }) => {
        await app.open('/login');
        await seeNoViolation(page, ['light']);
        await app.signIn.clickSignIn();
        await app.signIn.enter('nobody@example.com', 'wrong');
        await page.getByRole('alert').waitFor();
        await seeNoViolation(page, ['light']);
      });
    });
  });
}
