import type { Locator } from '@playwright/test';
import { KeyboardModel } from '../keyboard-model.ts';
import { filled, type Texts } from '../texts.ts';

/** The demo's to-do list as somebody without a mouse meets it. */
export class TodoModel extends KeyboardModel {
  get list(): Locator {
    return this.page.getByRole('grid');
  }

  get rows(): Locator {
    return this.list.getByRole('row');
  }

  get quickAdd(): Locator {
    return this.page.getByRole('textbox', { name: this.t.todo.add.label });
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: this.t.todo.editor.title });
  }

  row(title: string): Locator {
    return this.list.getByRole('row', { name: title, exact: true });
  }

  mark(title: string, mark: keyof Texts['todo']['marks']): Locator {
    return this.row(title).getByRole('button', { name: filled(this.t.todo.marks[mark], { title }) });
  }

  view(view: keyof Texts['todo']['views']): Locator {
    return this.page
      .getByRole('navigation', { name: this.t.todo.filters })
      .getByRole('link', { name: this.t.todo.views[view] });
  }

  async titles(): Promise<string[]> {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
  }

  /** Whether the demo's worker is registered, and whether it has this page. */
  async worker(): Promise<{ registered: number; isInCharge: boolean }> {
    return this.page.evaluate(async () => ({
      registered: (await navigator.serviceWorker.getRegistrations()).length,
      isInCharge: navigator.serviceWorker.controller !== null,
    }));
  }
}
