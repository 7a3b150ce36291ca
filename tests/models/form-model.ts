import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from './texts.ts';

/** Any record's form. */
export class FormModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  get form(): Locator {
    return this.page.getByRole('form');
  }

  get errors(): Locator {
    return this.form.getByRole('alert').filter({ has: this.page.getByRole('list') });
  }

  /** A field by the name that the contract has for it. */
  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  async fill(name: string, text: string): Promise<void> {
    await this.field(name).fill(text);
  }

  async clickSave(): Promise<void> {
    await this.form.getByRole('button', { name: this.t.crud.save, exact: true }).click();
  }

  async clickCreate(): Promise<void> {
    await this.form.getByRole('button', { name: this.t.crud.create, exact: true }).click();
  }

  async seeErrors(...messages: string[]): Promise<void> {
    await expect(this.errors).toBeFocused();
    await expect(this.errors.getByRole('link')).toHaveText(messages);
  }

  async seeValue(name: string, value: string): Promise<void> {
    await expect(this.field(name)).toHaveValue(value);
  }
}
