import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { filled, type Texts } from './texts.ts';

/** The documents of one record. */
export class DocumentsModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  get documents(): Locator {
    return this.page.getByRole('list', { name: this.t.files.label, exact: true }).getByRole('listitem');
  }

  get underWay(): Locator {
    return this.page.getByRole('list', { name: this.t.files.underWay }).getByRole('listitem');
  }

  /** The limit stands there before anybody chooses. */
  async seeLimits(): Promise<void> {
    const limits = filled(this.t.files.limits, { documents: '10', images: '5' });
    await expect(this.page.getByRole('button', { name: this.t.files.choose })).toHaveAccessibleDescription(limits);
  }

  async choose(...files: { name: string; content: string }[]): Promise<void> {
    const chosen = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: this.t.files.choose }).press('Enter');
    const payloads = files.map(({ name, content }) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(content, 'latin1'),
    }));
    await (await chosen).setFiles(payloads);
  }

  async dismiss(name: string): Promise<void> {
    await this.page.getByRole('button', { name: filled(this.t.files.dismiss, { name }) }).click();
  }

  async retry(name: string): Promise<void> {
    await this.page.getByRole('button', { name: filled(this.t.files.retry, { name }) }).click();
  }

  /** The saved file's name and content. */
  async download(name: string): Promise<{ name: string; content: string }> {
    const started = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: filled(this.t.files.download, { name }) }).click();
    const saved = await started;
    return { name: saved.suggestedFilename(), content: await readFile(await saved.path(), 'latin1') };
  }

  /** Deletes a document after the question that names it. */
  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: filled(this.t.files.remove, { name }), exact: true }).click();
    const question = this.page.getByRole('alertdialog', { name: filled(this.t.files.removal.title, { name }) });
    await expect(question).toContainText(this.t.files.removal.text);
    await question.getByRole('button', { name: this.t.files.removal.action }).click();
  }
}
