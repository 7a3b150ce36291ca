import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentDocs } from '@diwan/ui/private/docs/component-docs.ts';
import type { Browser, BrowserContext } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import {
  buildStorybook,
  builtStorybook,
  type Storybook,
  type StoryEntry,
  serveStorybook,
} from '../support/storybook.ts';

let storybook: Storybook;
let browser: Browser;
let context: BrowserContext;
const foreign: string[] = [];
const docs = import.meta.glob<ComponentDocs>('../../packages/ui/src/*/*.docs.ts', { eager: true, import: 'docs' });
const docsOf = ({ importPath }: StoryEntry) =>
  docs[importPath.replace('./', '../../').replace('.stories.tsx', '.docs.ts')];

const library = join(import.meta.dirname, '../../packages/ui/src');
/** Components at the library's door that are spoken of on the page of another. */
const parts = [...readFileSync(join(library, 'index.ts'), 'utf8').matchAll(/^export \{([^}]*)\} from '(.*\.tsx)'/gm)]
  .flatMap(([, names = '', file = '']) =>
    names.split(',').map((name) => ({ name: name.trim(), file: join(library, file) })),
  )
  .filter(({ name, file }) => new RegExp(`^export function ${name}\\b`, 'm').test(readFileSync(file, 'utf8')))
  .filter(({ name, file }) => /^[A-Z]/.test(name) && !existsSync(join(file, `../${name}.docs.ts`)))
  .map(({ name }) => name)
  .sort();

/** In the page: shows another page of documentation, as a click in the menu does, without loading all of Storybook again. */
function choose(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, selection: object) => void };
  };
  channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
}

beforeAll(async () => {
  await buildStorybook();
  storybook = await serveStorybook();
  browser = await launchBrowser();
  context = await browser.newContext();
  // A slow machine is no failure.
  context.setDefaultTimeout(120_000);
  await context.route('**/*', (route) => {
    const asked = route.request().url();
    if (asked.startsWith(storybook.url)) return route.continue();
    foreign.push(asked);
    return route.abort();
  });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await storybook?.stop();
});

test('DEV-03 Storybook shows its menu and a story, and asks no other host', async () => {
  const page = await context.newPage();
  await page.goto(`${storybook.url}/?path=/story/components-button--primary`);
  await page.getByRole('link', { name: 'Primary' }).waitFor();
  await page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'حفظ' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  expect(foreign).toEqual([]);
});

test('DEV-03 every component has a page that says what it is for and lists its props, without asking another host', async () => {
  const pages = storybook.entries.filter((entry) => entry.type === 'docs' && docsOf(entry));
  expect(pages).toHaveLength(Object.keys(docs).length);
  const listed = new Set<string>();
  const unknown: string[] = [];
  const page = await context.newPage();
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=${pages[0]?.id}`);
  for (const entry of pages) {
    const purpose = docsOf(entry)?.purpose.replaceAll('`', '') ?? '';
    await page.evaluate(choose, entry.id);
    await page.getByText(purpose, { exact: true }).waitFor();
    if (await page.getByRole('cell', { name: 'unknown', exact: true }).count()) unknown.push(entry.title);
    for (const heading of await page.getByRole('heading', { name: /^Props of / }).allTextContents())
      listed.add(heading.replace('Props of ', ''));
  }
  await page.close();
  expect([...listed].sort()).toEqual(parts);
  expect(unknown).toEqual([]);
  expect(foreign).toEqual([]);
}, 600_000);

test('DEV-03 the code of a story can be shown and copied, also of one that fills a window of its own', async () => {
  const page = await context.newPage();
  const shown = async (id: string) => {
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=${id}`);
    await page.getByText('Show code').first().click();
    const code = page.locator('pre.prismjs').first();
    await expect.poll(() => code.textContent(), { timeout: 120_000 }).toContain('export function');
    return (await code.textContent()) ?? '';
  };
  expect(await shown('components-button--docs')).toMatch(
    /import \{ Button \} from '@diwan\/ui';[^]*<Button variant="primary">/,
  );
  expect(await shown('components-select--docs')).toMatch(/export function Chosen\(\) \{[^]*return <StorySelect \/>;/);
  expect(await shown('components-dialog--docs')).toMatch(/<Dialog\s+isOpen\s+title="Move the meeting"/);
  await page.close();
});

test('DEV-03 each state of a screen is shown alone, in a window that opens when one comes to it', async () => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=screens-list--docs&globals=language:en`);
  const states = storybook.entries.filter(({ title, type }) => title === 'Screens/List' && type === 'story');
  const windows = page.locator('iframe');
  await windows.first().waitFor();
  expect(await windows.count()).toBe(states.length);
  expect(await page.locator('iframe[src]').count()).toBeLessThan(states.length / 2);
  const lost = ({ id }: StoryEntry) =>
    page.frameLocator(`iframe[src*="id=${id}&"]`).getByText('The server cannot be reached', { exact: true });
  for (const { name } of states) {
    await page.locator(`iframe[title="${name}"]`).scrollIntoViewIfNeeded();
    await page.frameLocator(`iframe[title="${name}"]`).getByRole('heading', { level: 1 }).waitFor();
  }
  const offline = states.filter(({ name }) => name === 'Offline From The Beginning');
  for (const state of offline) await lost(state).waitFor();
  const failed = await Promise.all(states.map(async (state) => ((await lost(state).count()) > 0 ? [state] : [])));
  await page.close();
  expect(failed.flat()).toEqual(offline);
}, 300_000);

test('DEV-03 a story that plays does so too where Storybook is published, in a window that nobody has clicked into', async () => {
  const page = await context.newPage();
  const failed: string[] = [];
  for (const id of ['components-errorsummary--leads-to-a-field', 'components-sidepanel--in-and-out-by-key']) {
    await page.goto(`${storybook.url}/?path=/story/${id}&addonPanel=storybook/interactions/panel`);
    const outcome = page.locator('#storybook-panel-root').getByText(/^(pass|fail)$/i);
    await outcome.waitFor();
    if (/fail/i.test((await outcome.textContent()) ?? '')) failed.push(id);
  }
  await page.close();
  expect(failed).toEqual([]);
}, 300_000);

test('DEV-03 nothing that was built loads a script, a style, a font or a picture from elsewhere', () => {
  const loading =
    /(?:<(?:script|link|img|iframe)[^>]*(?:src|href)=|url\(|@import\s*)["']?(?:https?:)?\/\/(?!www\.w3\.org)[^\s"')>]+/g;
  const files = globSync('**/*.{html,css}', { cwd: builtStorybook });
  expect(files.length).toBeGreaterThan(2);
  expect(files.flatMap((path) => readFileSync(join(builtStorybook, path), 'utf8').match(loading) ?? [])).toEqual([]);
});
