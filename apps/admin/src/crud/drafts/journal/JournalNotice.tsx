import { refused, waitingCount } from '@diwan/machines/journal/journal.selectors';
import { Banner, Button, Inline, toasts } from '@diwan/ui';
import { useEffect, useRef } from 'react';
import { useMachine } from '#actors/use-machine.ts';
import { connectivity } from '#api/connectivity.ts';
import { addPath, editPath } from '#crud/resource/resource-paths.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import { useTranslate } from '#messages/messages.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { journal } from './journal.implementations.ts';
import { dropRefused, onJournalChanged } from './journal-store.ts';

/** Sends what waits for the connection, and says what waits and what needs a decision. */
export default function JournalNotice() {
  const t = useTranslate();
  const go = useGo();
  const [snapshot, send] = useMachine(journal);
  const waiting = waitingCount(snapshot);
  const [first, ...others] = refused(snapshot);
  const hadWaiting = useRef(false);

  useEffect(() => onJournalChanged(() => send({ type: 'journal.changed' })), [send]);
  useEffect(() => {
    const onReachable = () => send({ type: 'journal.reachable' });
    addEventListener('online', onReachable);
    const stopListening = connectivity.subscribe((hasSucceeded) => hasSucceeded && onReachable());
    return () => {
      stopListening();
      removeEventListener('online', onReachable);
    };
  }, [send]);
  useEffect(() => {
    if (hadWaiting.current && waiting === 0 && !first) toasts.show({ title: t('crud:form.saved'), tone: 'positive' });
    hadWaiting.current = waiting > 0;
  }, [waiting, first, t]);

  const review = () => {
    if (!first) return;
    const key = first.resource as ResourceKey;
    go(first.recordId === null ? addPath(key) : editPath(key, first.recordId));
  };
  return (
    <>
      {waiting > 0 ? <Banner tone="info">{t('forms:waiting.count', { count: waiting })}</Banner> : null}
      {first ? (
        <Banner
          tone="attention"
          actions={
            <Inline gap="sm">
              <Button
                size="small"
                onPress={() => void dropRefused({ resource: first.resource as ResourceKey, id: first.recordId })}
              >
                {t('forms:kept.discard')}
              </Button>
              <Button size="small" onPress={review}>
                {t('forms:waiting.review')}
              </Button>
            </Inline>
          }
        >
          {t('forms:waiting.refused', { count: others.length + 1 })}
        </Banner>
      ) : null}
    </>
  );
}
