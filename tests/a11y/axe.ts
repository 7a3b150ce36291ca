import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in the screen as it stands, in the light theme. */
export async function violations(page: Page): Promise<string[]> {
  // In the page itself, since there are no frames, and without the names of all the elements that are right: that takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly: tags, resultTypes: ['violations'] });
  return told((await axe.analyze()).violations);
}

/** A theme changes colours alone; axe is in the page already. */
export async function contrastsIn(page: Page, theme: string): Promise<string[]> {
  const found = await page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value;
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<Result> } };
    return (await axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] })).violations;
  }, theme);
  return told(found);
}

type Result = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>;
const told = (violations: Result['violations']) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)} ${failureSummary}`),
  );
