import type { StaffMember } from '@diwan/api/db/schema/identity.ts';
import type { NewSession } from '@diwan/api/identity/sessions/sessions.ts';
import type { Language, Role } from '@diwan/api-contract/values/staff';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { Screens } from '../models/screens.ts';
import { furnish } from './world/furnish.ts';
import { watchOver } from './world/watch.ts';
import { openWorld, type World } from './world/world.ts';

export { expect } from '@playwright/test';

export interface WorldOptions {
  language: Language;
  role: Role;
  isSignedIn: boolean;
}

interface Guest extends Screens {
  page: Page;
  member: StaffMember;
}

interface Fixtures extends WorldOptions {
  /** Who sits at this browser; nobody else in the suite is this person. */
  person: StaffMember;
  session: NewSession;
  app: Screens;
  /** Another person at another browser. */
  colleague: () => Promise<Guest>;
}

/** A browser of one's own, signed in as somebody of one's own, in the language that the test says (Arabic). */
export const test = base.extend<Fixtures, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const world = await openWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker' },
  ],
  language: ['ar', { option: true }],
  role: ['admin', { option: true }],
  isSignedIn: [true, { option: true }],

  person: async ({ world, role }, use) => use(await world.hire(role)),
  session: async ({ world, person }, use) => use(await world.signIn(person)),

  context: async ({ context, baseURL, world, language, isSignedIn, person, session }, use) => {
    await furnish(context, world.browserState(language, isSignedIn ? { member: person, session } : undefined));
    const seeNothingWrong = watchOver(context, baseURL!);
    await use(context);
    seeNothingWrong();
  },
  app: async ({ page, language }, use) => use(new Screens(page, language)),

  colleague: async ({ browser, world, language, role, baseURL }, use) => {
    const guests: BrowserContext[] = [];
    await use(async () => {
      const member = await world.hire(role);
      const session = await world.signIn(member);
      const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1440, height: 900 } });
      await furnish(context, world.browserState(language, { member, session }));
      guests.push(context);
      const page = await context.newPage();
      return Object.assign(new Screens(page, language), { page, member });
    });
    for (const guest of guests) await guest.close();
  },
});
