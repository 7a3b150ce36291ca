import { expect, type Locator, type Page } from '@playwright/test';
import { filled, type Texts } from './texts.ts';

/** Any resource's list. */
export class ListModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  get table(): Locator {
    return this.page.getByRole('grid');
  }

  get rows(): Locator {
    return this.table.locator('[data-row-key]');
  }

  row(name: string | RegExp): Locator {
    return this.rows.filter({ hasText: name });
  }

  /** How many rows are in sight from top to bottom. */
  countWholeRows(): Promise<number> {
    return this.table.evaluate((table) => {
      const { bottom } = table.parentElement!.getBoundingClientRect();
      const rows = [...table.querySelectorAll('[data-row-key]')];
      return rows.filter((row) => row.getBoundingClientRect().bottom <= Math.min(bottom, innerHeight)).length;
    });
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.t.crud.search }).fill(text);
  }

  async clickState(name: string): Promise<void> {
    await this.page.getByRole('navigation', { name: this.t.crud.stateTabs }).getByRole('link', { name }).click();
  }

  /** Ticks a value of a filter, which may stand among the further ones, and closes its panel. */
  async tickFilter(filter: string, value: string): Promise<void> {
    await this.openFilter(filter);
    await this.page.getByRole('dialog', { name: filter }).getByRole('checkbox', { name: value }).check();
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  private async openFilter(filter: string): Promise<void> {
    const chip = this.page
      .getByRole('group', { name: this.t.crud.filterBar })
      .getByRole('button', { name: filter, exact: true });
    if (await chip.isVisible()) return chip.click();
    await this.page.getByRole('button', { name: this.t.crud.moreFilters }).click();
    await this.page.getByRole('option', { name: filter, exact: true }).click();
  }

  /** Shows or hides a column by the list's own chooser. */
  async toggleColumn(name: string): Promise<void> {
    await this.inColumns((chooser) => chooser.getByRole('checkbox', { name, exact: true }).click());
  }

  async resetColumns(): Promise<void> {
    await this.inColumns((chooser) => chooser.getByRole('button', { name: this.t.shell.ui.resetColumns }).click());
  }

  async chooseDensity(density: keyof Texts['list']['densities']): Promise<void> {
    await this.inColumns((chooser) => chooser.getByRole('radio', { name: this.t.list.densities[density] }).check());
  }

  private async inColumns(act: (chooser: Locator) => Promise<void>): Promise<void> {
    await this.page.getByRole('button', { name: this.t.crud.tools.columns, exact: true }).click();
    const chooser = this.page.getByRole('dialog', { name: this.t.crud.tools.columns });
    await act(chooser);
    await this.page.keyboard.press('Escape');
    await expect(chooser).toBeHidden();
  }

  columnHead(name: string): Locator {
    return this.table.getByRole('columnheader', { name });
  }

  /** Chooses one of a filter's values that exclude each other. */
  async chooseInFilter(filter: string, value: string): Promise<void> {
    await this.openFilter(filter);
    await this.page.getByRole('dialog', { name: filter }).getByRole('radio', { name: value }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  get bulkBar(): Locator {
    return this.page.getByRole('region', { name: this.t.list.selection.label });
  }

  /** The panel beside the list, by the name of the record in it. */
  peekOf(name: string | RegExp): Locator {
    return this.page.getByRole('complementary', { name });
  }

  async clickColumn(name: string): Promise<void> {
    await this.table.getByRole('columnheader', { name }).getByRole('button').click();
  }

  async clickNextPage(): Promise<void> {
    await this.page.getByRole('button', { name: this.t.shell.ui.nextPage }).click();
  }

  async clickPreviousPage(): Promise<void> {
    await this.page.getByRole('button', { name: this.t.shell.ui.previousPage }).click();
  }

  async clickRow(name: string): Promise<void> {
    await this.row(name).locator('[data-row-header]').locator('a, button').click();
  }

  async openRowMenu(name: string): Promise<void> {
    await this.page.getByRole('button', { name: filled(this.t.crud.actionsOf, { name }) }).click();
  }

  async seeRow(name: string | RegExp): Promise<void> {
    await expect(this.row(name)).toBeVisible();
  }

  async seeNoRow(name: string | RegExp): Promise<void> {
    await expect(this.row(name)).toHaveCount(0);
  }

  async seeRowCount(count: number): Promise<void> {
    await expect(this.rows).toHaveCount(count);
  }

  async seeInRow(name: string, text: string): Promise<void> {
    await expect(this.row(name)).toContainText(text);
  }
}
