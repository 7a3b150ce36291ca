import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Screens } from '#models/screens.ts';
import { ViewsModel } from '#models/views-model.ts';
import { expect, test } from '../test.ts';
import { seeded } from '../world/seeded.ts';
import type { World } from '../world/world.ts';

const index = (page: Page) => page.evaluate(() => navigation.currentEntry?.index);

/** A form with unsaved changes in the middle of a history: two places of the app before it, one after it. */
async function dirtyForm(app: Screens, world: World): Promise<string> {
  const typed = `Typed and not yet saved ${randomUUID()}`;
  const name = `مهارة ${randomUUID().slice(0, 8)}`;
  await world.records.skill({ name: { ar: name } });
  await app.open('/dashboard');
  await app.seeHeading(app.t.screens.dashboard);
  await app.shell.clickMenuItem('referenceData', app.t.screens.skills.list);
  await app.list.search(name);
  await app.list.seeRowCount(1);
  await app.list.clickRow(name);
  await app.form.field('name.en').waitFor();
  await app.shell.clickMenuItem('referenceData', app.t.screens.industries.list);
  await app.seeHeading(app.t.screens.industries.list);
  await app.page.goBack();
  await app.form.field('name.en').fill(typed.slice(0, -1));
  await app.form.field('name.en').press('End');
  await app.page.keyboard.type(typed.slice(-1));
  return typed;
}

type Exit = (app: Screens) => Promise<unknown>;
const inApp: Record<string, Exit> = {
  link: (app) => app.shell.clickHomeCrumb(),
  Back: (app) => app.page.evaluate(() => history.back()),
  Forward: (app) => app.page.evaluate(() => history.forward()),
  'two back': (app) => app.page.evaluate(() => history.go(-2)),
  'the palette': async (app) => {
    await app.page.keyboard.press('Control+k');
    const palette = app.page.getByRole('dialog', { name: app.t.palette.label });
    await palette.getByRole('searchbox').fill(app.t.screens.industries.list);
    await palette.getByRole('menuitem', { name: app.t.screens.industries.list }).click();
  },
};
const outOfApp: Record<string, Exit> = {
  reload: (app) => app.page.evaluate(() => void setTimeout(() => location.reload())),
  'closing the tab': (app) => app.page.close({ runBeforeUnload: true }),
  'the other language': (app) => app.shell.chooseLanguage('en'),
};

async function stay(app: Screens, name: string): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    if (name in outOfApp) app.page.once('dialog', (dialog) => void dialog.dismiss().then(resolve));
  });
  await (inApp[name] ?? outOfApp[name])!(app);
  if (name in outOfApp) await asked;
  else await app.dialog.click(app.t.shell.leave.title, app.t.shell.leave.stay);
  await app.dialog.seeNone();
}

test('NAV-08 leaving a changed form in whichever way asks first, and staying loses nothing', async ({
  app,
  page,
  world,
}) => {
  const typed = await dirtyForm(app, world);
  const before = { address: page.url(), index: await index(page) };
  for (const name of [...Object.keys(inApp), ...Object.keys(outOfApp)]) {
    await test.step(name, async () => {
      await stay(app, name);
      await app.form.seeValue('name.en', typed);
      expect({ address: page.url(), index: await index(page) }).toEqual(before);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
    });
  }
});

test('NAV-08 leaving on purpose leaves, to where one wanted to go', async ({ app, world }) => {
  await dirtyForm(app, world);
  await app.page.evaluate(() => history.go(-2));
  await app.dialog.click(app.t.shell.leave.title, app.t.shell.leave.go);
  await app.seeAddress(/\/dashboard$/);
  await app.seeHeading(app.t.screens.dashboard);
});

test('NAV-08 what a dialog would lose is asked about before it is left; once it is saved nobody is asked', async ({
  app,
  page,
}) => {
  const views = new ViewsModel(app);
  const { leave } = app.t.shell;
  await app.open('/dashboard');
  await app.seeHeading(app.t.screens.dashboard);
  await app.shell.clickMenuItem('referenceData', app.t.screens.skills.list);
  await app.seeHeading(app.t.screens.skills.list);
  await views.open();
  await views.panel.getByRole('button', { name: app.t.views.save }).click();
  const name = page.getByRole('textbox', { name: app.t.views.name });
  await name.pressSequentially('ما أراجعه كل صباح');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await asked).dismiss();
  await expect(name).toHaveValue('ما أراجعه كل صباح');
  await page.evaluate(() => history.back());
  await app.dialog.click(leave.title, leave.stay);
  await expect(name).toHaveValue('ما أراجعه كل صباح');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeHidden();
  await page.evaluate(() => history.back());
  await app.seeHeading(app.t.screens.dashboard);
});

const sequences = process.env.TEST_LONG ? 100 : 5;
for (const half of [0, 1]) {
  test(`T68 random ways out of a changed form, ${sequences} sequences (${half + 1} of 2): not a character lost`, {
    tag: half === 1 ? '@long' : [],
  }, async ({ app, page, world }) => {
    test.setTimeout(60_000 + sequences * 10_000);
    const typed = await dirtyForm(app, world);
    const names = [...Object.keys(inApp), ...Object.keys(outOfApp)];
    const before = { address: page.url(), index: await index(page) };
    for (let sequence = 0; sequence < sequences; sequence++) {
      const random = seeded(half * sequences + sequence);
      for (let step = 0; step < 4; step++) await stay(app, names[Math.floor(random() * names.length)]!);
      await app.form.seeValue('name.en', typed);
      expect({ address: page.url(), index: await index(page) }, `sequence ${sequence}`).toEqual(before);
    }
    await app.form.clickSave();
    await app.seeToast(app.t.crud.form.saved);
  });
}

const navigations = process.env.TEST_LONG ? 1_000 : 40;
test(`T76 ${navigations} random navigations, faster than screens come: what is shown is where one is, and the heap stays`, async ({
  app,
  page,
}) => {
  test.setTimeout(60_000 + navigations * 1_000);
  const { screens } = app.t;
  const headings: Record<string, string> = {
    '/dashboard': screens.dashboard,
    '/skills/list': screens.skills.list,
    '/industries/list': screens.industries.list,
    '/jobTitles/list': screens.jobTitles.list,
  };
  await app.open('/dashboard');
  for (const name of [screens.skills.list, screens.industries.list, screens.jobTitles.list]) {
    await app.shell.clickMenuItem('referenceData', name);
    await app.seeHeading(name);
  }
  const seeRightScreen = () =>
    expect(async () => {
      const heading = headings[new URL(page.url()).pathname]!;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1_000 });
    }).toPass();
  const browser = await page.context().newCDPSession(page);
  const heap = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    return (await browser.send('Runtime.getHeapUsage')).usedSize;
  };
  const random = seeded(76);
  const places = Object.keys(headings).length;
  let [at, before] = [places - 1, 0];
  for (let step = 0; step < navigations; step++) {
    const to = (at + 1 + Math.floor(random() * (places - 1))) % places;
    await page.evaluate((by) => history.go(by), to - at);
    at = to;
    if (step % 5 !== 4) continue;
    await seeRightScreen();
    if (step === Math.floor(navigations / 4) - 1 || before === 0) before = await heap();
  }
  await seeRightScreen();
  expect((await heap()) - before).toBeLessThan(20_000_000);
});

test('I18N-01 I18N-02 T134 Arabic by default; the other language reloads the page and keeps the place', async ({
  app,
  page,
  context,
}) => {
  await app.open('/skills/list?sort=name');
  await app.seeHeading('المهارات');
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.reload();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await app.shell.chooseLanguage('en');
  await reloaded;
  await app.seeHeading('Skills');
  await app.seeAddress(/\/skills\/list\?sort=name$/);
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('dir', 'ltr');

  // Right before the first paint, in every later window too.
  await context.addInitScript(() => {
    new MutationObserver(
      () => document.body && (window.name ||= `${document.documentElement.lang} ${document.documentElement.dir}`),
    ).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => window.name)).toBe('en ltr');
});
