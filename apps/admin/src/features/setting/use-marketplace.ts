import type { KeptSettings } from '@diwan/api-contract/settings';
import { onceMachine } from '@diwan/machines/once/once.machine';
import { toasts } from '@diwan/ui';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '../../actors/use-machine.ts';
import { client } from '../../api/client.ts';
import { expectBody, problemOf } from '../../api/expect-body.ts';
import { createLiveValue, useLiveValue } from '../../api/live-value.ts';
import { messages } from '../../messages/messages.ts';
import { settings } from '../../session/settings.ts';

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

const togglingDemo = onceMachine.provide({
  actors: { act: fromPromise<unknown, { key: string }>(toggleDemo) },
  actions: {
    announceDone: (_, { output }) => marketplace.set(learn(output as KeptSettings)),
    announceFailure: (_, { error }) => {
      const { code } = problemOf(error);
      const description = messages.t(`problems:codes.${code}` as 'problems:codes.internal', {
        defaultValue: messages.t('problems:codes.internal'),
      });
      toasts.show({ tone: 'critical', title: messages.t('setting:failed'), description });
      void marketplace.refresh();
    },
  },
});

/** The settings of the marketplace, and how to change them. */
export function useMarketplace() {
  const { value, problem, isLoading } = useLiveValue(marketplace);
  const [snapshot, send] = useMachine(togglingDemo);
  useEffect(() => void marketplace.refresh(), []);
  return {
    // What is being saved is shown at once.
    isDemoShown: value && value.isDemoShown !== snapshot.hasTag('busy'),
    hasFailed: problem !== null && !isLoading,
    retry: () => void marketplace.refresh(),
    toggleDemo: () => send({ type: 'once.wanted' }),
  };
}
