import { expect, type Locator, type Page } from '@playwright/test';
import { filled, type Texts } from './texts.ts';

type Status = keyof Texts['applications']['states']['application'];

/** The applicants as cards in columns. */
export class BoardModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  column(status: Status): Locator {
    return this.page.locator(`[data-column="${status}"]`);
  }

  card(name: string): Locator {
    return this.page.locator('[data-card-key]').filter({ hasText: name });
  }

  async see(name: string, status: Status): Promise<void> {
    await expect(this.column(status).locator('[data-card-key]').filter({ hasText: name })).toBeVisible();
  }

  async seeCount(status: Status, count: number): Promise<void> {
    await expect(this.column(status).getByRole('heading')).toHaveText(new RegExp(`(^|\\D)${count}$`));
  }

  /** Opens a card's menu by its key. */
  async openMenu(name: string): Promise<Locator> {
    const face = this.card(name).getByRole('button').first();
    await expect(async () => {
      await face.focus();
      await expect(face).toBeFocused({ timeout: 500 });
      await this.page.keyboard.press('m');
      await expect(this.menu(name)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    return this.menu(name);
  }

  menu(name: string): Locator {
    return this.page.getByRole('menu', { name: filled(this.t.applications.board.move, { name }) });
  }

  async moveByKeyboard(name: string, status: Status): Promise<void> {
    const menu = await this.openMenu(name);
    const item = menu.getByRole('menuitem', { name: this.t.applications.states.application[status] });
    for (let step = 0; step < 5 && !(await isFocused(item)); step++) await this.page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  /** Takes a card to a column and holds it there. */
  async dragOver(name: string, status: Status): Promise<void> {
    const from = (await this.card(name).boundingBox())!;
    const to = (await this.column(status).boundingBox())!;
    await this.page.mouse.move(from.x + 40, from.y + 20);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 60, from.y + 40, { steps: 3 });
    await this.page.mouse.move(to.x + to.width / 2, to.y + 160, { steps: 5 });
  }

  async drop(): Promise<void> {
    await this.page.mouse.up();
  }
}

const isFocused = (item: Locator) => item.evaluate((element) => element === document.activeElement);
