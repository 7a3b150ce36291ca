import { channels } from '@diwan/api-contract/values/channels';
import { AvatarGroup, announce } from '@diwan/ui';
import { useEffect, useRef, useState } from 'react';
import type { Member } from '#api/realtime/realtime-channels.ts';
import { afterPaint } from '#navigation/screens/after-paint.ts';
import { usePresence } from '#session/realtime/live.ts';
import { useSession } from '#session/session-context.tsx';
import { pathOf } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';

/** Who else has this record open; said once to those who don't see it. */
export default function Presence({ id }: { id: string }) {
  const { resource, t, format } = useResource();
  const { user } = useSession();
  const [members, setMembers] = useState<readonly Member[]>([]);
  // Whoever else is there is asked for once the record is on the screen.
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => afterPaint(() => setIsSeen(true)), []);
  usePresence(isSeen ? channels.record(pathOf(resource.key), id) : null, setMembers);
  const others = members.filter((member) => member.id !== user?.uid);
  const names = others.map(({ name }) => name);
  const hasSaid = useRef(false);
  const isShared = names.length > 0;
  useEffect(() => {
    if (!isShared || hasSaid.current) return;
    hasSaid.current = true;
    announce(t('records:presence.joined', { names: format.list(names) }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once, when the first of them is there
  }, [isShared]);

  if (!isShared) return null;
  return <AvatarGroup label={t('records:presence.label', { names: format.list(names) })} people={others} />;
}
