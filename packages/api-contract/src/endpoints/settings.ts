import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { routerOptions } from '../problem.ts';
import { instant } from '../schema.ts';

/** What administrators decide for everybody; a browser learns it with its session. */
export const settings = z.strictObject({
  /** Whether the menu has the demo apps. */
  isDemoShown: z.boolean(),
});
export type Settings = z.output<typeof settings>;

/** The settings as they are kept. */
export const keptSettings = settings.extend({ version: z.int().min(1), updatedAt: instant });
export type KeptSettings = z.output<typeof keptSettings>;

export const settingsRouter = c.router(
  {
    view: {
      method: 'GET',
      path: '/settings',
      summary: 'Read the settings',
      responses: { 200: keptSettings },
      metadata: may('settings.write'),
    },
    edit: {
      method: 'PATCH',
      path: '/settings',
      summary: 'Change the settings',
      headers: z.object({ 'if-match': z.string().regex(/^"v\d+"$/) }),
      body: settings.partial(),
      responses: { 200: keptSettings },
      metadata: may('settings.write'),
    },
  },
  routerOptions,
);
