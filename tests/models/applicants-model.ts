import { expect, type Locator, type Page } from '@playwright/test';
import { filled, type Texts } from './texts.ts';

type Event = keyof Texts['applications']['act']['application'];

/** Requests for one application, or for any page of them. */
export const readsOfApplications = /\/api\/v1\/applications(\/[^/?]+)?(\?|$)/;

/** The applicants of a job post, and the panel in which one of them is decided about. */
export class ApplicantsModel {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }

  panel(name: string): Locator {
    return this.page.getByRole('complementary', { name, exact: true });
  }

  question(event: Event, name: string): Locator {
    const { confirmEvent } = this.t.crud;
    const records = filled(confirmEvent.record, { one: this.t.applications.one, name });
    const act = filled(this.t.applications.act.application[event], { records });
    return this.page.getByRole('dialog', { name: filled(confirmEvent.question, { act }) });
  }

  async open(name: string): Promise<void> {
    await this.page.getByRole('grid').getByRole('button', { name }).first().click();
    await expect(this.panel(name)).toBeVisible();
  }

  async clickEvent(name: string, event: Event): Promise<void> {
    const label = this.t.applications.events.application[event];
    await this.panel(name).getByRole('button', { name: label, exact: true }).click();
  }

  async clickMenuEvent(name: string, event: Event): Promise<void> {
    await this.panel(name).getByRole('button', { name: this.t.crud.actions, exact: true }).click();
    await this.page.getByRole('menuitem', { name: this.t.applications.events.application[event] }).click();
  }

  /** Takes whichever way to the event the panel offers. */
  async decide(name: string, event: Event): Promise<void> {
    const label = this.t.applications.events.application[event];
    const button = this.panel(name).getByRole('button', { name: label, exact: true });
    const menu = this.panel(name).getByRole('button', { name: this.t.crud.actions, exact: true });
    await expect(button.or(menu).first()).toBeVisible();
    if (await button.isVisible()) await button.click();
    else await this.clickMenuEvent(name, event);
  }

  async confirm(event: Event, name: string): Promise<void> {
    const label = this.t.applications.events.application[event];
    await this.question(event, name).getByRole('button', { name: label, exact: true }).click();
  }

  async fillRejection(
    name: string,
    reason: keyof Texts['applications']['choices']['rejectionReason'],
    message: string,
  ): Promise<void> {
    const question = this.question('reject', name);
    await question.locator('[name="reason"]').selectOption(reason);
    await question.locator('[name="note"]').fill(message);
  }

  /** Types a day's digits, beginning at its first part. */
  async fillDay(event: Event, name: string, digits: string): Promise<void> {
    await this.question(event, name).getByRole('spinbutton').first().click();
    await this.page.keyboard.type(digits);
  }

  async clickTab(name: string, tab: 'profile' | 'interviews' | 'scorecards' | 'notes' | 'activity'): Promise<void> {
    await this.panel(name).getByRole('tab', { name: this.t.applications.panel[tab] }).click();
  }

  /** The dialog in which a meeting is planned. */
  meeting(name: string): Locator {
    return this.page.getByRole('dialog', { name: filled(this.t.applications.meeting.scheduleWith, { name }) });
  }

  async clickSchedule(place: Locator): Promise<void> {
    await place.getByRole('button', { name: this.t.applications.meeting.schedule }).click();
  }

  /** Types the digits of a day and a time, beginning at the first part. */
  async fillMeetingTime(name: string, digits: string): Promise<void> {
    await this.meeting(name).getByRole('spinbutton').first().click();
    await this.page.keyboard.type(digits);
  }

  async addUser(name: string, user: string): Promise<void> {
    const field = this.meeting(name).getByRole('combobox', { name: this.t.applications.meeting.fields.addedUsers });
    await field.fill(user);
    // What was found for nothing typed gives way to what was found for the name.
    const options = this.page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveText([user]);
    await options.click();
    // The list of a field that takes several stays open until the field is left.
    await this.page.keyboard.press('Tab');
  }

  async seeStatus(name: string, status: keyof Texts['applications']['states']['application']): Promise<void> {
    const chip = this.panel(name).getByText(this.t.applications.states.application[status], { exact: true });
    await expect(chip.first()).toBeVisible();
  }
}
