import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import { Button, createFormat, IconButton } from '@diwan/ui';
import { Ban, Check, CheckCheck, Clock3, CornerUpLeft, EyeOff, Lock, Trash2, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedLabel } from '#crud/resource/labels.ts';
import { currentLanguage } from '#messages/language.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import { clockOf, type Entry } from './entries.ts';
import * as styles from './Thread.css.ts';
import { VoiceNote } from './VoiceNote.tsx';

/** What can be done with a message; what is missing can't be. */
export interface MessageVerbs {
  onReply?: (message: Message) => void;
  onRemove?: (message: Message) => void;
  onRedact?: (message: Message) => void;
  onRetry?: (id: string) => void;
  onDiscard?: (id: string) => void;
}

interface MessageItemProps extends MessageVerbs {
  entry: Entry;
  /** The id of whoever looks. */
  own: string;
  /** How it begins what it answers; null where that is not loaded. */
  quoted?: string | null | undefined;
  /** How far users have read. */
  readSeq: number;
  /** Nobody is named again. */
  isContinued: boolean;
  /** Whether what can be done with it is there already; its room always is. */
  hasVerbs: boolean;
}

/** One message. What it says is shown as text in its own direction, whatever it contains. */
export const MessageItem = memo(function MessageItem({
  entry,
  own,
  quoted,
  readSeq,
  isContinued,
  hasVerbs,
  ...verbs
}: MessageItemProps) {
  const { t } = useTranslation('chat');
  const format = createFormat(currentLanguage());
  const { message, outgoing } = entry;
  const isInternal = message?.isInternal ?? outgoing!.isInternal;
  const isOurs = !message || message.sender.type === 'staff';
  const side = isOurs ? 'ours' : 'theirs';
  const isMine = message?.sender.id === own;
  const name = message && !isMine ? localizedLabel(message.sender.name, currentLanguage()) : null;
  const isGone = message !== undefined && message.text === null;
  return (
    <div className={styles.entries[side]} data-goes-on={isContinued || undefined}>
      {isContinued ? null : (
        <div className={styles.head}>
          {name ? <bdi>{name}</bdi> : null}
          <time dateTime={entry.at} title={format.dateTime(entry.at)}>
            {format.time(clockOf(entry.at))}
          </time>
          {isInternal ? (
            <span className={styles.foot}>
              <Lock aria-hidden className={styles.mark} />
              {t('message.internal')}
            </span>
          ) : null}
        </div>
      )}
      <div className={styles.lines[side]}>
        <div className={styles.bubbles[isInternal ? 'note' : side]}>
          {quoted === undefined ? null : (
            <div className={styles.quote} dir="auto">
              {t('message.answers')} {quoted ?? t('message.goneQuote')}
            </div>
          )}
          {isGone ? (
            <p className={styles.gone}>
              <Ban aria-hidden className={styles.mark} />{' '}
              {t(message.isRedacted ? 'message.redacted' : 'message.deleted')}
            </p>
          ) : message?.voice ? (
            <VoiceNote note={message.voice} />
          ) : (
            <p className={styles.text} dir="auto">
              {message?.text ?? outgoing!.text}
            </p>
          )}
          {message ? <AttachedFiles files={message.attachments} /> : null}
        </div>
        {message && !isGone ? <VerbsOf message={message} isMine={isMine} areThere={hasVerbs} {...verbs} /> : null}
      </div>
      {outgoing ? (
        <OutgoingState entry={entry} {...verbs} />
      ) : isMine && !isInternal && !isGone ? (
        <Delivery state={message!.seq <= readSeq ? 'read' : message!.delivery} />
      ) : null}
    </div>
  );
});

interface VerbsProps extends MessageVerbs {
  message: Message;
  isMine: boolean;
}

const verbsOf = ({ message, isMine, onReply, onRemove, onRedact }: VerbsProps) =>
  [
    { name: 'reply', Icon: CornerUpLeft, act: onReply },
    { name: 'remove', Icon: Trash2, act: isMine ? onRemove : undefined },
    { name: 'redact', Icon: EyeOff, act: message.sender.type === 'staff' ? undefined : onRedact },
  ] as const;

/** What can be done with a message, or the room for it. */
function VerbsOf({ areThere, ...props }: VerbsProps & { areThere: boolean }) {
  const count = verbsOf(props).filter(({ act }) => act !== undefined).length;
  if (count === 0) return null;
  return <span className={styles.verbs[count === 1 ? 'one' : 'two']}>{areThere ? <Verbs {...props} /> : null}</span>;
}

function Verbs(props: VerbsProps) {
  const { t } = useTranslation('chat');
  return verbsOf(props).map(({ name, Icon, act }) =>
    act ? (
      <IconButton
        key={name}
        size="small"
        label={t(`message.${name}`)}
        icon={<Icon />}
        onPress={() => act(props.message)}
      />
    ) : null,
  );
}

function OutgoingState({ entry, onRetry, onDiscard }: MessageVerbs & { entry: Entry }) {
  const { t } = useTranslation('chat');
  if (!entry.outgoing) return null;
  const { state, key } = entry;
  if (state !== 'failed')
    return (
      <div className={styles.foot}>
        <Clock3 aria-hidden className={styles.mark} />
        {t(`message.${state}`)}
      </div>
    );
  return (
    <div className={styles.foot}>
      <span className={`${styles.foot} ${styles.failed}`}>
        <TriangleAlert aria-hidden className={styles.mark} />
        {t('message.failed')}
      </span>
      <Button size="small" variant="plain" onPress={() => onRetry?.(key)}>
        {t('message.retry')}
      </Button>
      <Button size="small" variant="plain" onPress={() => onDiscard?.(key)}>
        {t('message.discard')}
      </Button>
    </div>
  );
}

function Delivery({ state }: { state: Message['delivery'] }) {
  const { t } = useTranslation('chat');
  const Icon = state === 'sent' ? Check : CheckCheck;
  return (
    <div className={styles.foot}>
      <Icon aria-hidden className={state === 'read' ? styles.read : styles.mark} />
      {t(`message.${state}`)}
    </div>
  );
}
