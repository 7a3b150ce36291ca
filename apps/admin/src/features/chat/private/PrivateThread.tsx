import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import type { Problem } from '@diwan/api-contract/problem';
import { Button, EmptyState, Text, toasts } from '@diwan/ui';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useSession } from '#session/session-context.tsx';
import * as styles from '../chat.css.ts';
import { entriesOf } from '../thread/entries.ts';
import { MessageLog } from '../thread/MessageLog.tsx';
import { useThread } from '../thread/use-thread.ts';
import { RedactDialog } from './RedactDialog.tsx';

const RevealDialog = lazyNow(['records'], () => import('#crud/reveal/RevealDialog.tsx'));

interface PrivateThreadProps {
  id: string;
  isPrivate: boolean;
  /** What the conversation is called. */
  name: string;
}

/** What was written, to be read and no more; what users wrote to each other only once somebody has said why. */
export default function PrivateThread({ id, isPrivate, name }: PrivateThreadProps) {
  const [isOpen, setIsOpen] = useState(!isPrivate);
  return isOpen ? <ReadThread id={id} name={name} /> : <Gate id={id} onOpened={() => setIsOpen(true)} />;
}

function Gate({ id, onOpened }: { id: string; onOpened: () => void }) {
  const { t } = useTranslation('chat');
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const opening = useMutation({
    act: (key) => expectBody(client.chat.open({ params: { id }, body: { reason }, idempotencyKey: key })),
    onDone: onOpened,
    onFailed: (error) => setProblem((error as { problem?: Problem }).problem ?? null),
  });
  return (
    <>
      <EmptyState
        title={t('opening.title')}
        description={t('opening.text')}
        action={<Button onPress={() => setIsAsking(true)}>{t('opening.action')}</Button>}
      />
      {isAsking ? (
        <Suspense fallback={null}>
          <RevealDialog
            title={t('opening.dialog')}
            problem={problem}
            isPending={opening.isBusy}
            onSubmit={(given) => {
              setReason(given);
              setProblem(null);
              queueMicrotask(opening.start);
            }}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function ReadThread({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const thread = useThread(id);
  const { messages, altered } = thread;
  const entries = useMemo(() => entriesOf({ messages }), [messages]);
  const [redacted, setRedacted] = useState<Message | null>(null);
  const redact = useCallback((message: Message) => setRedacted(message), []);
  return (
    <>
      <Text size="small" tone="muted">
        {t('refused.private')}
      </Text>
      <div className={styles.reading}>
        <MessageLog name={name} own={user?.uid ?? ''} thread={thread} entries={entries} readSeq={0} onRedact={redact} />
      </div>
      {redacted ? (
        <RedactDialog
          conversation={id}
          message={redacted}
          onRedacted={() => {
            altered(redacted.seq);
            setRedacted(null);
            toasts.show({ title: t('redaction.done'), tone: 'positive' });
          }}
          onClose={() => setRedacted(null)}
        />
      ) : null}
    </>
  );
}
