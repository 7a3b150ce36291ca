import { expect, type Locator, type Page } from '@playwright/test';
import { filled, type Texts } from '#models/texts.ts';

/** The screen of conversations: the list, the open one, where one writes. */
export class ChatModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  get box(): Locator {
    return this.page.getByRole('textbox', { name: this.t.chat.composer.label, exact: true });
  }

  get log(): Locator {
    const [before = ''] = this.t.chat.thread.split('{{name}}');
    return this.page.getByRole('region', { name: new RegExp(`^${before}`) });
  }

  row(text: string): Locator {
    return this.page.getByRole('region', { name: this.t.chat.list }).getByRole('link').filter({ hasText: text });
  }

  message(text: string): Locator {
    return this.log.getByRole('listitem').filter({ has: this.page.getByText(text, { exact: true }) });
  }

  async write(text: string): Promise<void> {
    await this.box.fill(text);
    await this.box.press('Enter');
    await expect(this.box).toHaveValue('');
  }

  /** The messages in sight that are of some texts, in their order. */
  async seeOrder(texts: readonly string[]): Promise<void> {
    await expect
      .poll(async () => {
        const shown = await this.log.locator('p').allInnerTexts();
        return shown.map((text) => text.trim()).filter((text) => texts.includes(text));
      })
      .toEqual(texts);
  }

  async seeState(text: string, state: 'sent' | 'read' | 'waiting'): Promise<void> {
    await expect(this.message(text)).toContainText(this.t.chat.message[state]);
  }

  async seeTyping(name: string): Promise<void> {
    await expect(this.page.getByText(filled(this.t.chat.typing_one, { names: name }))).toBeVisible();
  }
}
