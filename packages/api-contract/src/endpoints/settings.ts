import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { page } from '../page.ts';
import { routerOptions } from '../problem.ts';
import { actorRef, id, instant } from '../schema.ts';
import { countedSettings, settingKeys, settings, sharedSettings } from '../settings/register.ts';

export type { Settings, SharedSettings } from '../settings/register.ts';

/** Whether a change is ahead, holds now, has been followed by another, or was taken back before it held. */
export const settingChangeStates = ['upcoming', 'current', 'past', 'withdrawn'] as const;

export const settingChange = z.strictObject({
  id,
  key: z.enum(settingKeys),
  before: z.unknown(),
  after: z.unknown(),
  effectiveFrom: instant,
  at: instant,
  by: actorRef,
  state: z.enum(settingChangeStates),
  /** It brought back what held before another change. */
  isRevert: z.boolean(),
});
export type SettingChange = z.output<typeof settingChange>;

/** The settings as they hold now, and those of their changes that hold or are ahead. */
export const keptSettings = z.strictObject({
  values: settings,
  changes: z.array(settingChange),
  version: z.int().min(1),
  updatedAt: instant,
});
export type KeptSettings = z.output<typeof keptSettings>;

/** How many records a number would concern, and how many the present one does. */
export const settingImpact = z.strictObject({ count: z.int(), now: z.int() });
export type SettingImpact = z.output<typeof settingImpact>;

const ifMatch = z.object({ 'if-match': z.string().regex(/^"v\d+"$/) });
const policy = may('settings.write');

export const settingsRouter = c.router(
  {
    view: {
      method: 'GET',
      path: '/settings',
      summary: 'Read the settings',
      responses: { 200: keptSettings },
      metadata: policy,
    },
    shared: {
      method: 'GET',
      path: '/settings/shared',
      summary: 'Read the settings that every browser goes by',
      responses: { 200: sharedSettings },
      metadata: may('session.use'),
    },
    edit: {
      method: 'PATCH',
      path: '/settings',
      summary: 'Change the settings, now or from an instant on',
      headers: ifMatch,
      body: z.strictObject({ values: settings.partial(), effectiveFrom: instant.optional() }),
      responses: { 200: keptSettings },
      metadata: policy,
    },
    impact: {
      method: 'GET',
      path: '/settings/impact',
      summary: 'Ask what a number would change',
      query: z.strictObject({
        key: z.enum(countedSettings),
        value: z.coerce.number<string>().int().min(0).max(10_000),
      }),
      responses: { 200: settingImpact },
      metadata: policy,
    },
    history: {
      method: 'GET',
      path: '/settings/history',
      summary: 'Read who changed a setting, when, from what to what',
      query: z.strictObject({ key: z.enum(settingKeys).optional(), before: z.string().max(20).optional() }),
      responses: { 200: page(settingChange) },
      metadata: policy,
    },
    revert: {
      method: 'POST',
      path: '/settings/changes/:id/revert',
      summary: 'Bring back what held before a change, or take back one that is ahead',
      pathParams: z.strictObject({ id }),
      headers: ifMatch,
      body: z.strictObject({}),
      responses: { 200: keptSettings },
      metadata: policy,
    },
  },
  routerOptions,
);
