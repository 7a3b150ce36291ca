import type { KeptSettings } from '@diwan/api-contract/settings';
import { toasts } from '@diwan/ui';
import { useEffect } from 'react';
import { client } from '#api/client.ts';
import { expectBody, problemOf } from '#api/expect-body.ts';
import { createLiveValue, useLiveValue } from '#api/live-value.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { messages } from '#messages/messages.ts';
import { settings } from '#session/settings.ts';

const marketplace = createLiveValue(async () => learn(await expectBody(client.settings.view())));

/** What an administrator sees here is what this browser goes by from now on. */
function learn(kept: KeptSettings): KeptSettings {
  settings.keep({ isDemoShown: kept.isDemoShown });
  return kept;
}

function toggleDemo(): Promise<KeptSettings> {
  const { version, isDemoShown } = marketplace.read().value!;
  return expectBody(client.settings.edit({ version, body: { isDemoShown: !isDemoShown } }));
}

function sayFailed(error: unknown): void {
  const { code } = problemOf(error);
  const description = messages.t(`problems:codes.${code}` as 'problems:codes.internal', {
    defaultValue: messages.t('problems:codes.internal'),
  });
  toasts.show({ tone: 'critical', title: messages.t('setting:failed'), description });
  void marketplace.refresh();
}

/** The settings of the marketplace, and how to change them. */
export function useMarketplace() {
  const { value, problem, isLoading } = useLiveValue(marketplace);
  const toggling = useMutation({
    act: toggleDemo,
    onDone: (kept) => marketplace.set(learn(kept)),
    onFailed: sayFailed,
  });
  useEffect(() => void marketplace.refresh(), []);
  return {
    // What is being saved is shown at once.
    isDemoShown: value && value.isDemoShown !== toggling.isBusy,
    hasFailed: problem !== null && !isLoading,
    retry: () => void marketplace.refresh(),
    toggleDemo: toggling.start,
  };
}
