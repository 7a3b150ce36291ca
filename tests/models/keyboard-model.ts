import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from './texts.ts';

const mostPresses = 60;

/** A screen as somebody without a mouse meets it. */
export class KeyboardModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Goes there as the keyboard does, and fails where it can't. */
  async tabTo(
    target: Locator,
    key: 'Tab' | 'Shift+Tab' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown' = 'Tab',
  ): Promise<void> {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < mostPresses && !(await isThere()); presses++) await this.page.keyboard.press(key);
    await expect(target).toBeFocused();
  }
}
