import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/test.ts';
import type { World } from '../e2e/world/world.ts';
import type { Screens } from '../models/screens.ts';
import { screensIn } from './in-turn.ts';

const mostStops = 120;

const screens: Record<string, (app: Screens, world: World) => Promise<unknown>> = {
  list: async (app, world) => {
    const { employerId } = await world.records.jobPost();
    for (let more = 0; more < 25; more++) await world.records.jobPost({ employerId });
    await app.open('/job_post/list');
    await app.list.rows.nth(24).waitFor();
  },
  record: async (app, world) => {
    await app.open(`/seekers/view/${(await world.records.seeker()).id}`);
    await app.page.getByRole('tab', { name: app.t.crud.tabs.overview }).waitFor();
  },
  form: async (app, world) => {
    await app.open(`/job_post/edit/${(await world.records.jobPost()).id}`);
    await app.form.field('title.ar').waitFor();
  },
};

/** What is wrong with how the focus shows now; null when it is seen and nothing lies above it, `end` when it has left the page. */
function faultOfFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return 'end';
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`;
  const { x, y, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOwn =
    above && (element.contains(above) || above.contains(element) || above.closest('label')?.contains(element));
  if (!isOwn) return `covered by ${above?.tagName} ${above?.className}: ${name}`;

  const around = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.closest('label, [role="group"]'),
  ];
  const marks = around.flatMap((each) => {
    const { outlineStyle, outlineWidth, outlineColor } = each ? getComputedStyle(each) : ({} as CSSStyleDeclaration);
    return each && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 ? [{ each, outlineColor }] : [];
  });
  if (marks.length === 0) return `not seen: ${name}`;
  const isSeen = marks.some(({ each, outlineColor }) => contrast(outlineColor, groundOf(each.parentElement)) >= 3);
  return isSeen ? null : `too pale: ${name}`;

  /** Every ground there, from the back to the front: some let a little of the one behind them through. */
  function groundOf(from: Element | null): string[] {
    const grounds: string[] = [];
    for (let each = from; each && pixel(grounds)[3] !== 255; each = each.parentElement)
      grounds.unshift(getComputedStyle(each).backgroundColor);
    return grounds;
  }
  function pixel(colors: readonly string[]): Uint8ClampedArray {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    return canvas.getImageData(0, 0, 1, 1).data;
  }
  function luminance(colors: readonly string[]): number {
    const [red, green, blue] = [...pixel(colors)].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  }
  function contrast(mark: string, ground: readonly string[]): number {
    const [light, dark] = [luminance([...ground, mark]), luminance(ground)].sort((a, b) => b - a);
    return (light! + 0.05) / (dark! + 0.05);
  }
}

async function faultsAlong(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(faultOfFocus);
    if (fault === 'end') return { stops, faults };
    if (fault) faults.push(fault);
  }
  return { stops: mostStops, faults: [...faults, 'the focus never leaves the page'] };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const ways = screensIn(language, screens).flatMap(({ looks, ...each }) =>
      looks.map((theme) => ({ theme, ...each })),
    );
    for (const { screen, arrange, theme } of ways) {
      test(`T111 the focus is seen at every stop of a ${screen}, and nothing covers it (${language}, ${theme})`, async ({
        app,
        page,
        world,
      }) => {
        await arrange(app, world);
        await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
        // From the beginning of the page.
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        const { stops, faults } = await faultsAlong(page);
        expect(faults).toEqual([]);
        expect(stops).toBeGreaterThan(15);
      });
    }
  });
}

test('T111 a row that is reached by keyboard is covered neither by the head nor by the bar of the selection', async ({
  app,
  page,
  world,
}) => {
  await screens.list!(app, world);
  const nameIn = (row: number) => app.list.rows.nth(row).locator('[data-row-header] a');
  await nameIn(0).focus();
  await page.keyboard.press('x');
  await app.list.bulkBar.waitFor();
  const faults: (string | null)[] = [];
  for (const key of [...Array<string>(24).fill('j'), ...Array<string>(24).fill('k')]) {
    await page.keyboard.press(key);
    faults.push(await page.evaluate(faultOfFocus));
  }
  await expect(nameIn(0)).toBeFocused();
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});
