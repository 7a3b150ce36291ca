import { expect, type Locator, type Page } from '@playwright/test';
import { filled, type Texts } from './texts.ts';

/** One record's screen: what it is, and what may happen to it next. */
export class RecordModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  get head(): Locator {
    return this.page.getByRole('banner').or(this.page.locator('header')).last();
  }

  async clickEvent(label: string): Promise<void> {
    await this.page.getByRole('button', { name: label, exact: true }).click();
  }

  async openActions(): Promise<void> {
    await this.page.getByRole('button', { name: this.t.crud.actions, exact: true }).click();
  }

  async clickAction(label: string): Promise<void> {
    await this.openActions();
    await this.page.getByRole('menuitem', { name: label }).click();
  }

  async clickEdit(): Promise<void> {
    await this.page.getByRole('link', { name: this.t.crud.edit, exact: true }).click();
  }

  async clickActivity(): Promise<void> {
    await this.page.getByRole('tab', { name: this.t.crud.tabs.activity }).click();
  }

  async seeState(label: string): Promise<void> {
    await expect(this.head.getByText(label, { exact: true })).toBeVisible();
  }

  /** An event that can't happen now stays reachable and says why. */
  async seeBlocked(label: string, reason: string): Promise<void> {
    const item = this.page.getByRole('menuitem', { name: label });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toContainText(reason);
  }

  async seeRemovalQuestion(name: string): Promise<void> {
    const dialog = this.page.getByRole('alertdialog', { name: filled(this.t.crud.removal.title, { name }) });
    await expect(dialog).toContainText(this.t.crud.removal.text);
  }
}
