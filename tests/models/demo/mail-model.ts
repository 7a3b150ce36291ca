import type { MailFilter } from '@diwan/api-contract/demo/mail-values';
import { expect, type Locator } from '@playwright/test';
import { KeyboardModel } from '../keyboard-model.ts';

/** The demo's e-mail app as somebody without a mouse meets it. */
export class MailModel extends KeyboardModel {
  get list(): Locator {
    return this.page.getByRole('grid');
  }

  get rows(): Locator {
    return this.list.getByRole('row');
  }

  get focusedRow(): Locator {
    return this.rows.filter({ has: this.page.locator(':focus') });
  }

  get heading(): Locator {
    return this.page.locator('#mail-subject');
  }

  folder(filter: Exclude<MailFilter, 'personal' | 'company' | 'important' | 'private'>): Locator {
    return this.page
      .getByRole('navigation', { name: this.t.email.folders.title })
      .getByRole('link', { name: this.t.email.folders[filter] });
  }

  /** How many mails the folder says it has. */
  async countOf(filter: Parameters<MailModel['folder']>[0]): Promise<number> {
    const total = await this.folder(filter).locator('span').last().innerText();
    return Number(total.replace(/\D/g, ''));
  }

  async seeFirstSubject(subject: string): Promise<void> {
    await expect(this.rows.first()).toContainText(subject);
  }
}
