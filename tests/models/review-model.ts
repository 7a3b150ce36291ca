import { expect, type Locator, type Page } from '@playwright/test';
import { filled, type Texts } from './texts.ts';

/** The screen in which a queue is decided, record by record, by keys alone. */
export class ReviewModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async openFromList(): Promise<void> {
    await this.page.getByRole('link', { name: this.t.crud.reviewQueue }).press('Enter');
  }

  /** The record is there to be decided about. */
  async seeRecord(): Promise<string> {
    await expect(this.button(this.t.jobPosts.events.jobPost.approve)).toBeEnabled();
    return (await this.heading.textContent()) ?? '';
  }

  /** Presses these keys, one after the other, and waits for another record. */
  async decide(...keys: string[]): Promise<string> {
    const name = await this.seeRecord();
    for (const key of keys) await this.page.keyboard.press(key);
    await expect(this.heading).not.toHaveText(name);
    await expect(this.heading).toBeFocused();
    return name;
  }

  async seeOffer(name: string, done: string): Promise<void> {
    await expect(this.page.getByText(filled(this.t.review.decided, { done, name }), { exact: true })).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
