import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { seeValidHtml } from './html.ts';

export const themes = ['light', 'dark', 'semi-dark'] as const;
type Theme = (typeof themes)[number];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Has the rules of HTML and axe find nothing in the screen as it stands: all of axe's rules in the first of these themes, contrasts in the others. */
export async function seeNoViolation(page: Page, [theme, ...others]: readonly Theme[] = themes): Promise<void> {
  await seeValidHtml(page);
  if (theme) await showIn(page, theme);
  // In the page itself, since there are no frames, and without the names of all the elements that are right: that takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly: tags, resultTypes: ['violations'] });
  expect(told((await axe.analyze()).violations), theme).toEqual([]);
  for (const other of others) {
    await showIn(page, other);
    expect(await contrasts(page), other).toEqual([]);
  }
}

const showIn = (page: Page, theme: Theme) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

/** A theme changes colours alone; axe is in the page already. */
async function contrasts(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<Result> } };
    return (await axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] })).violations;
  });
  return told(found);
}

type Result = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>;
const told = (violations: Result['violations']) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)} ${failureSummary}`),
  );
