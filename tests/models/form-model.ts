import { expect, type Locator, type Page } from '@playwright/test';
import { filled, type Texts } from './texts.ts';

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

  get conflict(): Locator {
    return this.page.getByRole('dialog', { name: this.t.forms.conflict.title });
  }

  /** What both changed is there three times: as it was, as one has it, as the other has it. */
  async seeConflict({ by, ...values }: { by: string; before: string; mine: string; theirs: string }): Promise<void> {
    await expect(this.conflict).toContainText(by);
    for (const value of Object.values(values)) await expect(this.conflict).toContainText(value);
    await expect(this.conflict.locator(':focus').or(this.conflict.and(this.page.locator(':focus')))).toBeVisible();
    await expect(this.conflict.getByRole('button', { name: this.t.forms.conflict.save, exact: true })).toBeDisabled();
  }

  async chooseSide(path: string, side: 'mine' | 'theirs'): Promise<void> {
    await this.conflict.locator(`[name="conflict.${path}"][value="${side}"]`).check();
  }

  async clickMerged(): Promise<void> {
    await this.conflict.getByRole('button', { name: this.t.forms.conflict.save, exact: true }).click();
  }

  async leaveConflict(): Promise<void> {
    await this.conflict.getByRole('button', { name: this.t.forms.conflict.back, exact: true }).click();
  }

  /** Finds a record for a reference by its name. */
  async choose(label: string, name: string): Promise<void> {
    await this.form.getByRole('combobox', { name: label }).fill(name);
    await this.page.getByRole('option', { name }).click();
  }

  /** Types what a reference lacks and chooses to add it. */
  async addInPlace(label: string, text: string): Promise<void> {
    const field = this.form.getByRole('combobox', { name: label });
    await expect(async () => {
      await field.fill('');
      await field.fill(text);
      await this.page
        .getByRole('option', { name: filled(this.t.crud.input.addAs, { text }) })
        .click({ timeout: 3_000 });
    }).toPass();
  }

  async seeChosen(label: string, text: string): Promise<void> {
    await expect(this.form.getByRole('combobox', { name: label })).toHaveValue(text);
  }

  async seeUnchanged(): Promise<void> {
    await expect(this.form.getByText(this.t.crud.form.unchanged)).toBeVisible();
  }

  async seeSavedHere(): Promise<void> {
    await expect(this.form.getByText(this.t.forms.waiting.saved)).toBeVisible();
  }

  /** How many saves wait for the connection, in the words of the language in use. */
  async seeWaiting(count: number): Promise<void> {
    const form = new Intl.PluralRules((await this.page.locator('html').getAttribute('lang'))!).select(count);
    const messages: Readonly<Record<string, unknown>> = this.t.forms.waiting;
    const text = filled(String(messages[`count_${form}`]), { count: String(count) });
    await expect(this.page.getByText(text)).toBeVisible();
  }

  get offer(): Locator {
    return this.form.getByRole('status').filter({ hasText: this.t.forms.kept.title });
  }

  async clickContinue(): Promise<void> {
    await this.offer.getByRole('button', { name: this.t.forms.kept.continue, exact: true }).click();
  }

  async clickDiscard(): Promise<void> {
    await this.offer.getByRole('button', { name: this.t.forms.kept.discard, exact: true }).click();
  }

  /** What was typed stands in this browser's storage. */
  async seeKept(text: string): Promise<void> {
    await expect.poll(() => keptTexts(this.page), { message: 'what is kept' }).toContain(text);
  }

  async seeNothingKept(): Promise<void> {
    await expect.poll(() => keptTexts(this.page), { message: 'what is kept' }).toBe('[]');
  }

  async seeErrors(...messages: string[]): Promise<void> {
    await expect(this.errors).toBeFocused();
    await expect(this.errors.getByRole('link')).toHaveText(messages);
  }

  async seeValue(name: string, value: string): Promise<void> {
    await expect(this.field(name)).toHaveValue(value);
  }
}

/** Every draft and waiting save of this browser, as text. */
function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'kept')) return '[]';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('kept');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('closed'));
    });
    try {
      const all = [...database.objectStoreNames].map(
        (name) =>
          new Promise<unknown[]>((resolve, reject) => {
            const request = database.transaction(name).objectStore(name).getAll();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error ?? new Error('unreadable'));
          }),
      );
      return JSON.stringify((await Promise.all(all)).flat());
    } finally {
      database.close();
    }
  });
}
