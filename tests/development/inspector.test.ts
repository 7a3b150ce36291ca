import { rm } from 'node:fs/promises';
import { texts } from '@diwan/admin/app/inspector/panel/texts.ts';
import { temporaryHome } from '@diwan/api/test/databases/temporary-home.ts';
import { type Browser, type Locator, type Page, expect as playwrightExpect } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import type { Screens } from '../models/screens.ts';
import { launchBrowser, openContext, signIn } from '../support/browser.ts';
import { startDevelopment } from '../support/development.ts';
import type { Product } from '../support/product.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });

let dataDir: string;
let product: Pick<Product, 'url' | 'stop'>;
let browser: Browser;
let screens: Screens;
let page: Page;
let inspector: Locator;

beforeAll(async () => {
  dataDir = await temporaryHome('inspector');
  product = await startDevelopment(dataDir);
  browser = await launchBrowser();
  const context = await openContext(browser, 'en', { viewport: { width: 1440, height: 1000 } });
  context.setDefaultTimeout(60_000);
  screens = await signIn(context, product.url, 'en');
  page = screens.page;
  inspector = page.getByRole('region', { name: texts.title });
  await page.goto(`${product.url}/skills/list`);
  await screens.list.rows.first().waitFor();
  await page.keyboard.press('Control+Shift+X');
  await inspector.waitFor();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const skillsRead = /\/api\/v1\/skills(\?|$)/;
const tree = () => inspector.getByRole('list', { name: texts.actors });
const listMachine = () => tree().getByRole('listitem').filter({ hasText: /^list/ });
const openTab = (tab: keyof typeof texts.tabs) => inspector.getByRole('tab', { name: texts.tabs[tab] }).click();

async function send(event: string): Promise<void> {
  await openTab('send');
  await inspector.getByRole('button', { name: event, exact: true }).click();
}

/** Does something while a fault lies between the app and the network. */
async function under(fault: keyof typeof texts.faults, act: () => Promise<unknown>): Promise<void> {
  const toggle = async () => {
    await openTab('faults');
    await inspector.getByRole('switch', { name: texts.faults[fault] }).press('Space');
  };
  await toggle();
  await act();
  await toggle();
}

/** The status that an upload is answered with; 0 where nothing answers. */
function upload(): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = new XMLHttpRequest();
        request.open('POST', '/api/v1/files');
        request.onload = () => resolve(request.status);
        request.onerror = () => resolve(0);
        request.send('a file');
      }),
  );
}

test('DEV-04 whether the server lives is asked where the screens come from, so that losing it looks as it does in production', async () => {
  for (const path of ['livez', 'readyz']) {
    const answer = await fetch(`${product.url}/${path}`);
    expect(await answer.json()).toMatchObject({ status: 'ok' });
  }
});

test('DEV-04 the inspector shows every running machine, and the chosen one on its diagram', async () => {
  for (const machine of ['session', 'navigation', 'connection']) await expect(tree()).toContainText(machine);
  await listMachine().getByRole('button').click();
  await openTab('state');
  await expect(inspector.getByRole('img', { name: 'Diagram: list' })).toBeVisible();
  await expect(inspector.locator('[data-here]')).not.toHaveCount(0);
});

test('DEV-04 the log holds what happened, and can be narrowed', async () => {
  await openTab('events');
  const events = inspector.getByRole('tabpanel').getByRole('listitem');
  await expect(events.filter({ hasText: /list:/ })).not.toHaveCount(0);
  await inspector.getByRole('searchbox', { name: texts.filter }).fill('session');
  await expect(events.filter({ hasText: /list:/ })).toHaveCount(0);
  await expect(events.filter({ hasText: /session/ })).not.toHaveCount(0);
});

test('DEV-04 an event is sent by hand, and the screen does what it says', async () => {
  const read = page.waitForRequest(skillsRead);
  await send('list.refresh');
  await read;
});

test('DEV-04 dropped sockets are opened again', async () => {
  await openTab('faults');
  const again = page.waitForEvent('websocket');
  await inspector.getByRole('button', { name: texts.drop }).click();
  await again;
});

test('DEV-04 under each fault the screens show what they show when it is real', async () => {
  await under('serverError', async () => {
    await send('list.refresh');
    await expect(listMachine()).toContainText('failed');
    expect(await upload()).toBe(500);
  });
  await send('list.refresh');
  await expect(screens.list.rows.first()).toBeVisible();

  await under('slow', async () => {
    const began = Date.now();
    const read = page.waitForRequest(skillsRead);
    await send('list.refresh');
    await read;
    expect(Date.now() - began).toBeGreaterThan(2_900);
  });

  const lost = page.getByText(screens.t.shell.connection.offline).first();
  await under('offline', async () => {
    await send('list.refresh');
    await expect(lost).toBeVisible();
    expect(await upload()).toBe(0);
  });
  await expect(lost).toBeHidden({ timeout: 60_000 });

  await under('unauthenticated', async () => {
    expect(await upload()).toBe(401);
    await send('list.refresh');
    await page.waitForURL(/\/login/);
  });
});
