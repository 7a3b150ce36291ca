/** Pictures of all stories, for a look at before and after: `--out DIR [--only TEXT] [--all]`, then `--compare BEFORE AFTER`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { compareShots } from './compare-shots.ts';
import { buildStorybook, type StoryEntry, serveStorybook } from './storybook.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'tests/shots/stories' },
    only: { type: 'string', default: '' },
    /** Both languages in every theme, not Arabic light and English dark alone. */
    all: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
  },
});
const [before, after] = positionals;
const looks = ['ar', 'en'].flatMap((language) => ['light', 'dark', 'semi-dark'].map((theme) => ({ language, theme })));
const chosen = looks.filter(
  ({ language, theme }) => values.all || `${language} ${theme}` === 'ar light' || `${language} ${theme}` === 'en dark',
);

if (!values.compare) await takeAll(values.out);
else if (before && after) process.exitCode = (await compareShots(before, after)) ? 0 : 1;
else throw new Error('Say which two folders to compare: --compare BEFORE AFTER');

async function takeAll(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await buildStorybook();
  const storybook = await serveStorybook();
  const browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Riyadh',
  });
  await context.clock.setFixedTime('2026-11-21T09:00:00Z');
  const wanted = storybook.entries
    .filter(({ type, id }) => type === 'story' && id.includes(values.only))
    .flatMap((story) => chosen.map((look) => ({ story, look })));
  try {
    await Promise.all(Array.from({ length: 3 }, () => takeUntilEmpty(context, storybook.url, wanted, folder)));
  } finally {
    await browser.close();
    await storybook.stop();
  }
}

/** Takes what nobody has taken yet, until nothing is left. */
async function takeUntilEmpty(
  context: BrowserContext,
  url: string,
  wanted: { story: StoryEntry; look: (typeof looks)[number] }[],
  folder: string,
): Promise<void> {
  const page = await context.newPage();
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const { story, look } = next;
    const file = `${story.id}-${look.language}-${look.theme}.png`;
    try {
      await page.goto(
        `${url}/iframe.html?viewMode=story&id=${story.id}&globals=language:${look.language};theme:${look.theme};a11y.manual:!true`,
      );
      await settle(page);
      await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' });
      console.log(file);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${file}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  await page.close();
}

/** Until the story has been shown and has played. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    return /^(completed|finished|errored|aborted)$/.test(preview?.currentRender?.phase ?? '');
  });
  await page.evaluate(() => document.fonts.ready);
}
