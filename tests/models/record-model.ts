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
    return this.page.locator('main header:not([data-resting] *)').last();
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

  /** The line that says how many fields hold nothing, and opens their names. */
  get emptyFields(): Locator {
    const forms = Object.entries(this.t.crud).flatMap(([key, text]) =>
      key.startsWith('emptyFields_') ? [String(text)] : [],
    );
    return this.page.getByRole('button', { name: new RegExp(forms.join('|').replaceAll('{{count}}', '\\d+')) });
  }

  async clickTab(label: string): Promise<void> {
    await this.page.getByRole('tab', { name: label, exact: true }).click();
  }

  async clickNext(): Promise<void> {
    await this.#pager('next').click();
  }

  async clickPrevious(): Promise<void> {
    await this.#pager('previous').click();
  }

  async clickBackToList(): Promise<void> {
    await this.page.getByRole('link', { name: this.t.records.pager.back, exact: true }).click();
  }

  /** Which of all records that match it is, whatever the page. */
  async seePosition(position: string, total: string): Promise<void> {
    await expect(this.page.getByText(filled(this.t.records.pager.position, { position, total }))).toBeVisible();
  }

  async seeLast(): Promise<void> {
    await expect(this.#pager('next')).toHaveAttribute('aria-disabled', 'true');
    await expect(this.#pager('next')).toHaveAccessibleName(new RegExp(this.t.records.pager.last));
  }

  get noteForm(): Locator {
    return this.page.getByRole('form', { name: this.t.records.notes.add });
  }

  async writeNote(title: string, text: string): Promise<void> {
    const { title: titleLabel, text: textLabel } = this.t.records.notes;
    await this.noteForm.getByRole('textbox', { name: titleLabel }).fill(title);
    await this.noteForm.getByRole('textbox', { name: textLabel }).fill(text);
  }

  async clickAddNote(): Promise<void> {
    await this.noteForm.getByRole('button', { name: this.t.records.notes.submit }).click();
  }

  /** The notes about the record, newest first. */
  get notes(): Locator {
    return this.page.getByRole('list', { name: this.t.records.notes.label }).getByRole('listitem');
  }

  async clickShow(field: string): Promise<void> {
    await this.page.getByRole('button', { name: filled(this.t.records.reveal.showField, { field }) }).click();
  }

  async giveReason(reason: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: this.t.records.reveal.reason }).fill(reason);
    await dialog.getByRole('button', { name: this.t.records.reveal.submit }).click();
  }

  async seeColleague(name: string): Promise<void> {
    // Who else is there comes after everything that is needed to read.
    await expect(this.head.getByRole('img', { name })).toBeVisible({ timeout: 30_000 });
  }

  #pager(direction: 'previous' | 'next'): Locator {
    const { label, [direction]: name } = this.t.records.pager;
    return this.page.getByRole('navigation', { name: label }).getByRole('button', { name });
  }
}
