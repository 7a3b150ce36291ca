import { channels } from '@diwan/api-contract/values/channels';
import { useCallback } from 'react';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useMissed, useRealtime } from '../realtime/live.ts';
import { settings } from './settings.ts';

/** Takes over what administrators change while the product is open; without an answer the next renewal of the session brings it. */
export function useSharedSettings(): void {
  const learn = useCallback(() => {
    void expectBody(client.settings.shared()).then(settings.keep, () => {});
  }, []);
  useRealtime(channels.settings, { 'settings.changed': learn });
  useMissed(channels.settings, learn);
}
