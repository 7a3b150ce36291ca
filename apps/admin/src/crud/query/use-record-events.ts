import { channels } from '@diwan/api-contract/values/channels';
import { useMissed, useRealtime } from '#session/realtime/live.ts';
import { pathOf } from '../resource/resource-client.ts';
import type { ResourceKey } from '../resource/resource-types.ts';

interface RecordHandlers {
  onChanged: (id: string, version: number) => void;
  onAdded?: (id: string) => void;
  onRemoved: (id: string) => void;
  /** Messages may have been missed: read everything again. */
  onMissed: () => void;
}

/** What happens to the records of a resource, live. */
export function useRecordEvents(resource: ResourceKey, handlers: RecordHandlers): void {
  const channel = channels.resource(pathOf(resource));
  useRealtime(channel, {
    'record.changed': ({ id, version }) => handlers.onChanged(id, version),
    'record.added': ({ id }) => handlers.onAdded?.(id),
    'record.removed': ({ id }) => handlers.onRemoved(id),
  });
  useMissed(channel, handlers.onMissed);
}
