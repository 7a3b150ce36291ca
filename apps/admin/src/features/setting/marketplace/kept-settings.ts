import type { KeptSettings, Settings } from '@diwan/api-contract/endpoints/settings';
import { sharedOf } from '@diwan/api-contract/settings/register';
import { toasts } from '@diwan/ui';
import { cache } from '#api/cache/cache.ts';
import { type Query, queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { expectBody, problemOf } from '#api/expect-body.ts';
import { messages } from '#messages/messages.ts';
import { settings } from '#session/preferences/settings.ts';

const viewed = queryOf(client.settings.view);

/** The marketplace’s settings; what an administrator sees here is what this browser goes by from now on. */
export const keptSettings: Query<KeptSettings> = {
  ...viewed,
  load: async (signal, known) => learn(await viewed.load(signal, known)),
};

function learn(kept: KeptSettings): KeptSettings {
  settings.keep(sharedOf(kept.values));
  return kept;
}

const version = () => cache.peek(keptSettings)!.value.version;

/** Changes settings, from now or from a later instant on. */
export const saveSettings = (values: Partial<Settings>, effectiveFrom?: string): Promise<KeptSettings> =>
  expectBody(
    client.settings.edit({ version: version(), body: effectiveFrom ? { values, effectiveFrom } : { values } }),
  );

/** Brings back what held before a change, or takes back one that is ahead. */
export const revertSetting = (id: string): Promise<KeptSettings> =>
  expectBody(client.settings.revert({ params: { id }, version: version(), body: {} }));

export const showKept = (kept: KeptSettings): void => cache.give(keptSettings, learn(kept));

export function sayFailed(error: unknown): void {
  const { code } = problemOf(error);
  const description = messages.t(`problems:codes.${code}` as 'problems:codes.internal', {
    defaultValue: messages.t('problems:codes.internal'),
  });
  toasts.show({ tone: 'critical', title: messages.t('setting:marketplace.failed'), description });
  cache.invalidate(keptSettings.key);
}
