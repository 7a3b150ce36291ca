import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from './texts.ts';

/** The shell around every screen: bar, menu, notices. */
export class ShellModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  get menu(): Locator {
    return this.page.getByRole('navigation', { name: this.t.shell.mainMenu });
  }

  get stars(): Locator {
    return this.page.getByRole('navigation', { name: this.t.shell.stars.label });
  }

  get crumbs(): Locator {
    return this.page.getByRole('navigation', { name: this.t.shell.ui.breadcrumbs });
  }

  async clickMenuItem(area: keyof Texts['shell']['areas'], item: string): Promise<void> {
    const button = this.menu.getByRole('button', { name: this.t.shell.areas[area] });
    await button.click();
    await this.menu.getByRole('link', { name: item, exact: true }).click();
  }

  async clickHomeCrumb(): Promise<void> {
    await this.crumbs.getByRole('link', { name: this.t.shell.home }).click();
  }

  async clickLogOut(): Promise<void> {
    await this.clickInPersonMenu(this.t.shell.person.logOut);
  }

  async clickInPersonMenu(item: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t.shell.person.label }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  async chooseTheme(theme: keyof Texts['shell']['theme']): Promise<void> {
    await this.page.getByRole('button', { name: this.t.shell.theme.label }).click();
    await this.page.getByRole('menuitem', { name: this.t.shell.theme[theme], exact: true }).click();
  }

  async chooseLanguage(language: 'ar' | 'en'): Promise<void> {
    await this.page.getByRole('button', { name: this.t.shell.language.label }).click();
    await this.page.getByRole('menuitem', { name: this.t.shell.language[language] }).click();
  }

  async clickStar(): Promise<void> {
    await this.page.getByRole('button', { name: this.t.shell.stars.star, exact: true }).click();
    await expect(this.page.getByRole('button', { name: this.t.shell.stars.unstar })).toBeVisible();
  }

  async seeBanner(text: string): Promise<void> {
    await expect(this.page.getByText(text)).toBeVisible({ timeout: 20_000 });
  }

  async seeNoBanner(text: string): Promise<void> {
    await expect(this.page.getByText(text)).toBeHidden({ timeout: 20_000 });
  }
}
