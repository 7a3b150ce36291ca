import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import type { Conversation } from '@diwan/api-contract/resources/conversations';
import { channels } from '@diwan/api-contract/values/channels';
import { announce, Banner, createFormat, IconButton, Skeleton, toasts } from '@diwan/ui';
import { ArrowLeft, PanelLeft } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { RecordProblem } from '#crud/feedback/RecordProblem.tsx';
import { StateChips } from '#crud/overview/StateChips.tsx';
import { useRecord } from '#crud/query/use-record.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { RecordActions } from '#crud/workflow/RecordActions.tsx';
import { currentLanguage } from '#messages/language.ts';
import { useRealtime } from '#session/realtime/live.ts';
import { useSession } from '#session/session-context.tsx';
import * as styles from './chat.css.ts';
import { Composer } from './compose/Composer.tsx';
import { useOutbox } from './compose/use-outbox.ts';
import { Details } from './Details.tsx';
import { namesOf } from './names-of.ts';
import { entriesOf, wordsIn } from './thread/entries.ts';
import { MessageLog } from './thread/MessageLog.tsx';
import * as threadStyles from './thread/Thread.css.ts';
import { type OpenThread, useThread } from './thread/use-thread.ts';

const Removal = lazyNow([], async () => ({ default: (await import('#crud/feedback/Removal.tsx')).Removal }));
const Presence = lazyNow(['records'], () => import('#crud/presence/Presence.tsx'));

interface OpenConversationProps {
  id: string;
  hasDetails: boolean;
  onDetails: (isShown: boolean) => void;
  onBack: () => void;
}

const channel = channels.resource('conversations');
const readPause = 600;

/** One conversation with a user: its messages, where one answers, and what it is about. */
export function OpenConversation({ id, hasDetails, onDetails, onBack }: OpenConversationProps) {
  const open = useRecord(id, onBack);
  // Asked for beside it: neither waits for the other.
  const thread = useThread(id);
  const { refresh } = open;
  useRealtime(channel, {
    'conversation.read': ({ conversation }) => {
      if (conversation === id) refresh();
    },
  });
  if (open.problem && !open.record)
    return (
      <section className={styles.pane.thread}>
        <div className={styles.nothing}>
          <RecordProblem problem={open.problem} onRetry={open.refresh} />
        </div>
      </section>
    );
  if (!open.record)
    return (
      <section className={styles.pane.thread} aria-busy>
        <div className={styles.threadHead}>
          <Skeleton shape="title" width="40%" />
        </div>
      </section>
    );
  const conversation = open.record as unknown as Conversation;
  return (
    <>
      <ThreadPane
        conversation={conversation}
        open={open}
        thread={thread}
        hasDetails={hasDetails}
        onDetails={onDetails}
        onBack={onBack}
      />
      {hasDetails ? <Details conversation={conversation} onClose={() => onDetails(false)} /> : null}
    </>
  );
}

type ThreadPaneProps = Omit<OpenConversationProps, 'id'> & {
  conversation: Conversation;
  open: ReturnType<typeof useRecord>;
  thread: OpenThread;
};

function ThreadPane({ conversation, open, thread, hasDetails, onDetails, onBack }: ThreadPaneProps) {
  const { t } = useTranslation('chat');
  const { language } = useResource();
  const { user } = useSession();
  const format = createFormat(currentLanguage());
  const { id, participants, subject, number, state, isPrivate, reads } = conversation;
  const own = user?.uid ?? '';
  const outbox = useOutbox(id, thread.arrived);
  const [answered, setAnswered] = useState<Message | null>(null);
  const [removed, setRemoved] = useState<Message | null>(null);
  const { messages, typing, altered } = thread;
  const { waiting, refused, isUnreachable } = outbox;
  const entries = useMemo(
    () => entriesOf({ messages, waiting, refused, isUnreachable }),
    [messages, waiting, refused, isUnreachable],
  );
  const names = format.list(namesOf(participants, language));
  const noteSeen = useReadMark(id, own);
  const stopAnswering = useCallback(() => setAnswered(null), []);
  useSaidAloud(messages, own);
  const refusal = isPrivate ? t('refused.private') : state === 'archived' ? t('refused.archived') : null;
  return (
    <section className={styles.pane.thread} aria-label={names}>
      <div className={styles.threadHead}>
        <span className={styles.onNarrow}>
          <IconButton label={t('back')} icon={<ArrowLeft />} onPress={onBack} />
        </span>
        <div className={styles.titles}>
          <h2 className={styles.title}>
            <bdi>{names}</bdi>
          </h2>
          <span className={styles.subtitle} dir="auto">
            {subject ?? number}
          </span>
        </div>
        <StateChips record={open.record!} />
        <Suspense fallback={null}>
          <Presence id={id} />
        </Suspense>
        <RecordActions record={open.record!} open={open} maxButtons={1} />
        <IconButton
          label={t('details')}
          icon={<PanelLeft />}
          isPressed={hasDetails}
          onPress={() => onDetails(!hasDetails)}
        />
      </div>
      <div className={styles.log}>
        <MessageLog
          name={names}
          own={own}
          thread={thread}
          entries={entries}
          readSeq={Math.max(0, ...reads.map(({ seq }) => seq))}
          onSeen={noteSeen}
          onReply={refusal ? undefined : setAnswered}
          onRemove={setRemoved}
          onRetry={outbox.retry}
          onDiscard={outbox.discard}
        />
      </div>
      <div className={threadStyles.typing} aria-live="polite">
        {typing.length > 0
          ? t('typing', { count: typing.length, names: format.list(typing.map(({ name }) => name)) })
          : null}
      </div>
      {refusal ? (
        <div className={styles.notice}>
          <Banner tone="info">{refusal}</Banner>
        </div>
      ) : (
        <Composer conversation={conversation} outbox={outbox} answered={answered} onStopAnswering={stopAnswering} />
      )}
      {removed ? (
        <Suspense fallback={null}>
          <Removal
            title={t('removal.title')}
            consequence={t('removal.text')}
            confirmLabel={t('removal.action')}
            failedText={t('removal.failed')}
            remove={() => expectBody(client.chat.remove({ params: { id, message: removed.id } }))}
            onRemoved={() => {
              altered(removed.seq);
              toasts.show({ title: t('removal.done'), tone: 'positive' });
            }}
            onClose={() => setRemoved(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Tells the server how far one has read, at rest; a hidden page reads nothing. */
function useReadMark(id: string, own: string): (seq: number) => void {
  const furthest = useRef(0);
  const told = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (seq: number) => {
      if (seq <= furthest.current || own === '') return;
      furthest.current = seq;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (document.visibilityState !== 'visible' || furthest.current <= told.current) return;
        told.current = furthest.current;
        void client.chat.read({ params: { id }, body: { seq: told.current } }).catch(() => {
          told.current = 0;
        });
      }, readPause);
    },
    [id, own],
  );
}

/** Says what others write while one looks, to those who don't see it come. */
function useSaidAloud(messages: readonly Message[], own: string): void {
  const { t } = useTranslation('chat');
  const last = useRef<number>(undefined);
  useEffect(() => {
    const newest = messages.at(-1);
    if (!newest) return;
    const known = last.current;
    last.current = newest.seq;
    if (known === undefined || newest.seq <= known || newest.sender.id === own || newest.text === null) return;
    announce(`${newest.sender.name.ar}: ${wordsIn(newest, t)}`);
  }, [messages, own, t]);
}
