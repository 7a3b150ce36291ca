import type { Locator, Page } from '@playwright/test';
import { filled, type Texts } from './texts.ts';

/** A bulk action on job posts: its dialog, and the panel of its operation. */
export class BulkModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  /** The verb with its number, as the button and the panel say it. */
  act(event: keyof Texts['jobPosts']['act']['jobPost'], count: number): string {
    const form = new Intl.PluralRules('ar').select(count);
    const texts = this.t.jobPosts as unknown as Readonly<Record<string, string>>;
    const records = filled(texts[`records_${form}`] ?? this.t.jobPosts.records_other, { number: String(count) });
    return filled(this.t.jobPosts.act.jobPost[event], { records });
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  panel(title: string): Locator {
    return this.page.getByRole('complementary', { name: title });
  }

  rows(panel: Locator): Locator {
    return panel.getByRole('region', { name: this.t.bulk.rows }).getByRole('listitem');
  }

  row(panel: Locator, name: string): Locator {
    return this.rows(panel).filter({ hasText: name });
  }
}
