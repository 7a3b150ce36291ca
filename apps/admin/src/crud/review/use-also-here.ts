import { channels } from '@diwan/api-contract/values/channels';
import { useRef, useState } from 'react';
import { usePresence } from '#session/realtime/live.ts';
import { useSession } from '#session/session-context.tsx';
import { pathOf } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';

/** Who else has this record open; `onTaken` is told of those who had it before. */
export function useAlsoHere(id: string | null, onTaken: (id: string, by: string) => void): readonly string[] {
  const { resource, format } = useResource();
  const { user } = useSession();
  const [others, setOthers] = useState<{ id: string | null; names: readonly string[] }>({ id: null, names: [] });
  const joined = useRef<string | null>(null);
  usePresence(id && channels.record(pathOf(resource.key), id), (members) => {
    const names = members.filter((member) => member.id !== user?.uid).map(({ name }) => name);
    setOthers({ id, names });
    // Whoever is there when this tab is let in had it first.
    if (joined.current === id || names.length === members.length) return;
    joined.current = id;
    if (id && names.length > 0) onTaken(id, format.list(names));
  });
  return others.id === id ? others.names : [];
}
