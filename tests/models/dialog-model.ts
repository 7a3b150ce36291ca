import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from './texts.ts';

/** The dialog that lies above everything else. */
export class DialogModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  named(title: string): Locator {
    return this.page.getByRole('dialog', { name: title }).or(this.page.getByRole('alertdialog', { name: title }));
  }

  async see(title: string): Promise<void> {
    await expect(this.named(title)).toBeVisible();
  }

  async seeNone(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0);
  }

  async click(title: string, button: string): Promise<void> {
    await this.named(title).getByRole('button', { name: button, exact: true }).click();
  }
}
