import { messages as t } from '@diwan/messages/views/ar';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Screens } from './screens.ts';
import { filled } from './texts.ts';

/** The saved views of a list, in Arabic. */
export class ViewsModel {
  readonly app: Screens;
  readonly page: Page;

  constructor(app: Screens) {
    this.app = app;
    this.page = app.page;
  }

  get panel(): Locator {
    return this.page.getByRole('dialog', { name: this.app.t.crud.tools.views, exact: true });
  }

  /** Opens the panel; named after the view that is shown now. */
  get button(): Locator {
    const { tools } = this.app.t.crud;
    const exact = this.page.getByRole('button', { name: tools.views, exact: true });
    return exact.or(this.page.getByRole('button', { name: filled(t.current, { name: '' }) }));
  }

  view(name: string): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: name });
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.panel).toBeVisible();
  }

  async save(name: string, { isShared }: { isShared: boolean }): Promise<void> {
    await this.open();
    await this.panel.getByRole('button', { name: t.save }).click();
    const dialog = this.app.dialog.named(t.saveTitle);
    await expect(dialog.getByRole('textbox', { name: t.name })).toBeFocused();
    await dialog.getByRole('textbox', { name: t.name }).fill(name);
    if (isShared) await dialog.getByRole('checkbox', { name: t.share }).check();
    await dialog.getByRole('button', { name: this.app.t.crud.save, exact: true }).click();
  }

  async choose(name: string): Promise<void> {
    await this.open();
    await this.view(name).getByRole('button').first().click();
    await expect(this.panel).toBeHidden();
  }

  /** An item of the menu of a view in the open panel. */
  async act(name: string, item: string): Promise<void> {
    await this.panel.getByRole('button', { name: filled(this.app.t.crud.actionsOf, { name }) }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }
}
