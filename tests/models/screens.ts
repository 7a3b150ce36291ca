import type { Language } from '@diwan/api-contract/values/staff';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ApplicantsModel } from './applicants-model.ts';
import { BoardModel } from './board-model.ts';
import { MailModel } from './demo/mail-model.ts';
import { TodoModel } from './demo/todo-model.ts';
import { DialogModel } from './dialog-model.ts';
import { FormModel } from './form-model.ts';
import { ListModel } from './list-model.ts';
import { RecordModel } from './record-model.ts';
import { ShellModel } from './shell-model.ts';
import { SignInPage } from './sign-in-page.ts';
import { type Texts, texts } from './texts.ts';

/** One browser window as the person at it sees it. */
export class Screens {
  readonly page: Page;
  readonly t: Texts;
  readonly signIn: SignInPage;
  readonly shell: ShellModel;
  readonly list: ListModel;
  readonly record: RecordModel;
  readonly form: FormModel;
  readonly applicants: ApplicantsModel;
  readonly board: BoardModel;
  readonly dialog: DialogModel;
  readonly mail: MailModel;
  readonly todo: TodoModel;
  readonly #live = new Set<string>();
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    const t = texts[language];
    this.#language = language;
    this.page = page;
    this.t = t;
    this.signIn = new SignInPage(page, t, language);
    this.shell = new ShellModel(page, t);
    this.list = new ListModel(page, t);
    this.record = new RecordModel(page, t);
    this.form = new FormModel(page, t);
    this.applicants = new ApplicantsModel(page, t);
    this.board = new BoardModel(page, t);
    this.dialog = new DialogModel(page, t);
    this.mail = new MailModel(page, t);
    this.todo = new TodoModel(page, t);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))));
  }

  /** Another window of the same browser. */
  async inNewWindow(context: BrowserContext): Promise<Screens> {
    return new Screens(await context.newPage(), this.#language);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async seeHeading(name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }

  async seeAddress(address: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(address);
  }

  /** The realtime channel of that name delivers to this window. */
  async seeLive(channel: string): Promise<void> {
    await expect.poll(() => [...this.#live], { message: 'live channels' }).toContain(`private-${channel}`);
  }

  /** This window is seen on the presence channel of that name. */
  async seePresent(channel: string): Promise<void> {
    await expect.poll(() => [...this.#live], { message: 'presence channels' }).toContain(`presence-${channel}`);
  }

  /** A message of the product in the corner of the page. */
  async seeToast(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('region', { name: this.t.shell.ui.notifications }).getByText(text)).toBeVisible();
  }

  #hear(frame: string): void {
    // In development Vite has a socket of its own.
    const message = JSON.parse(frame) as { event?: string; channel?: string };
    if (message.event?.endsWith('subscription_succeeded') && message.channel) this.#live.add(message.channel);
  }
}
