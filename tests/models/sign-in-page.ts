import type { Language } from '@diwan/api-contract/values/staff';
import { expect, type Page } from '@playwright/test';
import type { Texts } from './texts.ts';

const provider = {
  ar: { email: 'البريد الإلكتروني', password: 'كلمة المرور', submit: 'دخول' },
  en: { email: 'Email', password: 'Password', submit: 'Sign in' },
} as const;

/** The way in: the product's own page with one button, and behind it the identity provider's. */
export class SignInPage {
  readonly page: Page;
  readonly t: Texts;
  readonly language: Language;

  constructor(page: Page, t: Texts, language: Language) {
    this.page = page;
    this.t = t;
    this.language = language;
  }

  async clickSignIn(): Promise<void> {
    await this.page.getByRole('button', { name: this.t.core.signIn.action }).click();
  }

  async enter(email: string, password: string): Promise<void> {
    const words = provider[this.language];
    await this.page.getByLabel(words.email, { exact: true }).fill(email);
    await this.page.getByLabel(words.password, { exact: true }).fill(password);
    await this.page.getByRole('button', { name: words.submit, exact: true }).click();
  }

  async seeProvider(): Promise<void> {
    await expect(this.page).toHaveURL(/\/oidc\//);
    await expect(this.page.getByLabel(provider[this.language].password, { exact: true })).toBeVisible();
  }

  async seeSignedOut(reason?: keyof Texts['core']['signIn']['reasons']): Promise<void> {
    await expect(this.page).toHaveURL(/\/login/);
    await expect(this.page.getByRole('button', { name: this.t.core.signIn.action })).toBeVisible();
    if (reason) await expect(this.page.getByText(this.t.core.signIn.reasons[reason])).toBeVisible();
  }
}
