import type { BrowserContext, Locator, Page } from '@playwright/test';

/** One of the apps that are compared: where its pages are, and how a person works them. */
export interface Subject {
  key: string;
  title: string;
  url: string;
  paths: { signIn: string; list: string };
  /** Makes the browser one that has signed in; nothing for those without a sign-in. */
  signIn?: (context: BrowserContext) => Promise<unknown>;
  signInButton: (page: Page) => Locator;
  /** Selectors that are looked for inside the page, on every frame. */
  css: { row: string; rowBox: string; table: string; field: string };
  sort: (page: Page) => Locator;
  next: (page: Page) => Locator;
  selectAll: (page: Page) => Locator;
  /** Shows a thousand rows on one page. */
  askForThousand: (page: Page) => Promise<unknown>;
  /** What one does a moment before opening the form: points at its link, or walks to the row. */
  approachForm: (page: Page) => Promise<unknown>;
  openForm: (page: Page) => Promise<unknown>;
}
