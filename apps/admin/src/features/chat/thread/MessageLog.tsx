import { createFormat, EmptyState, ErrorState, RetryButton, Skeleton, Stack, Thread } from '@diwan/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import { beginsDay, type Entry, goesOn, keyOf, wordsIn } from './entries.ts';
import { MessageItem, type MessageVerbs } from './MessageItem.tsx';
import * as styles from './Thread.css.ts';
import type { OpenThread } from './use-thread.ts';

const verbsPause = 200;

interface MessageLogProps extends MessageVerbs {
  /** What the conversation is called. */
  name: string;
  own: string;
  thread: OpenThread;
  entries: readonly Entry[];
  /** How far users have read. */
  readSeq: number;
  /** The last message that is in sight. */
  onSeen?: (seq: number) => void;
}

/** The messages of a conversation, from the first unread one on. */
export function MessageLog({ name, own, thread, entries, readSeq, onSeen, ...verbs }: MessageLogProps) {
  const { t } = useTranslation('chat');
  const format = createFormat(currentLanguage());
  const { messages } = thread;
  const hasVerbs = useAfterMessages(!thread.isLoading);
  const bySeq = useMemo(() => new Map(messages.map((message) => [message.seq, message])), [messages]);
  // What was written stands there, also where what was said before it can't be had.
  const instead = thread.isLoading ? (
    <LoadingLog />
  ) : thread.hasFailed ? (
    <div className={styles.state}>
      <ErrorState
        title={t('failed.title')}
        description={t('failed.text')}
        action={<RetryButton onPress={thread.retry} />}
      />
    </div>
  ) : null;
  if (entries.length === 0)
    return (
      instead ?? (
        <div className={styles.state}>
          <EmptyState drawing="nothing" title={t('empty.title')} description={t('empty.text')} />
        </div>
      )
    );
  const unreadFrom = firstUnread(entries, thread.readSeq, own);

  const renderEntry = (entry: Entry, index: number): ReactNode => {
    const replyTo = entry.message?.replyTo ?? entry.outgoing?.replyTo ?? null;
    return (
      <>
        {beginsDay(entries, index) ? <div className={styles.divider}>{format.date(entry.at)}</div> : null}
        {index === unreadFrom ? <div className={styles.unread}>{t('unreadFrom')}</div> : null}
        <MessageItem
          entry={entry}
          own={own}
          quoted={replyTo === null ? undefined : wordsIn(bySeq.get(replyTo), t)}
          readSeq={readSeq}
          isContinued={goesOn(entries, index) && index !== unreadFrom}
          hasVerbs={hasVerbs}
          {...verbs}
        />
      </>
    );
  };
  const start = thread.isLoadingOlder ? t('loadingOlder') : thread.hasOlder ? null : t('begin');
  return (
    <Thread
      key={instead ? 'own' : 'all'}
      label={t('thread', { name })}
      items={entries}
      itemKey={keyOf}
      renderItem={renderEntry}
      firstShown={unreadFrom > 0 ? unreadFrom : undefined}
      start={instead ?? (start ? <div className={styles.start}>{start}</div> : null)}
      onStart={thread.older}
      onSeen={(index) => {
        const seq = entries[index]?.message?.seq;
        if (seq !== undefined) onSeen?.(seq);
      }}
      endLabel={(count) => t('newBelow', { count, number: format.number(count) })}
    />
  );
}

/** Whether the messages have been there for a moment: their buttons, which nobody sees before they point at one, keep nobody from reading. */
function useAfterMessages(areThere: boolean): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    if (!areThere || isAfter) return;
    const timer = setTimeout(() => setIsAfter(true), verbsPause);
    return () => clearTimeout(timer);
  }, [areThere, isAfter]);
  return isAfter;
}

/** Where the first message stands that whoever looks has not read when they opened it; −1 where all are read. */
function firstUnread(entries: readonly Entry[], readSeq: number, own: string): number {
  if (readSeq === 0) return -1;
  return entries.findIndex(({ message }) => message && message.seq > readSeq && message.sender.id !== own);
}

function LoadingLog() {
  return (
    <div className={styles.state} aria-busy>
      <Stack gap="md">
        {['60%', '44%', '70%', '52%'].map((width) => (
          <Skeleton key={width} width={width} shape="control" />
        ))}
      </Stack>
    </div>
  );
}
