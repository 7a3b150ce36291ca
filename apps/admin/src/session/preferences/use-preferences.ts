import type { Preferences } from '@diwan/api-contract/endpoints/identity';
import { toasts } from '@diwan/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { messages } from '#messages/messages.ts';
import { preferences } from './preferences.ts';

type Change = (patch: Partial<Preferences>) => void;

/** How the person likes the product to look, and how to change it: seen at once, kept on the server. */
export function usePreferences(): [Preferences, Change] {
  const current = useSyncExternalStore(preferences.subscribe, preferences.read);
  const change = useCallback<Change>((patch) => {
    preferences
      .change(patch)
      .catch(() => toasts.show({ tone: 'attention', title: messages.t('shell:preferencesFailed') }));
  }, []);
  return [current, change];
}
