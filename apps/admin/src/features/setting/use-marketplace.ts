import type { KeptSettings } from '@diwan/api-contract/endpoints/settings';
import { toasts } from '@diwan/ui';
import { cache } from '#api/cache/cache.ts';
import { type Query, queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { expectBody, problemOf } from '#api/expect-body.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { messages } from '#messages/messages.ts';
import { settings } from '#session/preferences/settings.ts';

const viewed = queryOf(client.settings.view);
const marketplace: Query<KeptSettings> = {
  ...viewed,
  load: async (signal, known) => learn(await viewed.load(signal, known)),
};

/** What an administrator sees here is what this browser goes by from now on. */
function learn(kept: KeptSettings): KeptSettings {
  settings.keep({ isDemoShown: kept.isDemoShown });
  return kept;
}

function toggleDemo(): Promise<KeptSettings> {
  const { version, isDemoShown } = cache.peek(marketplace)!.value;
  return expectBody(client.settings.edit({ version, body: { isDemoShown: !isDemoShown } }));
}

function sayFailed(error: unknown): void {
  const { code } = problemOf(error);
  const description = messages.t(`problems:codes.${code}` as 'problems:codes.internal', {
    defaultValue: messages.t('problems:codes.internal'),
  });
  toasts.show({ tone: 'critical', title: messages.t('setting:failed'), description });
  cache.invalidate(marketplace.key);
}

/** The settings of the marketplace, and how to change them. */
export function useMarketplace() {
  const { value, hasFailed, refresh } = useQuery(marketplace);
  const toggling = useMutation({
    act: toggleDemo,
    onDone: (kept) => cache.give(marketplace, learn(kept)),
    onFailed: sayFailed,
  });
  return {
    // What is being saved is shown at once.
    isDemoShown: value && value.isDemoShown !== toggling.isBusy,
    hasFailed,
    retry: refresh,
    toggleDemo: toggling.start,
  };
}
