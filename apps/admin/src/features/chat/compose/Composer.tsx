import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import type { Conversation } from '@diwan/api-contract/resources/conversations';
import { acceptedFiles } from '@diwan/api-contract/values/file';
import { longestMessage, mostAttachments } from '@diwan/api-contract/values/records/conversation';
import { Banner, Button, createFormat, FileButton, IconButton, MessageField, Switch } from '@diwan/ui';
import { CornerUpLeft, Paperclip, SendHorizontal, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { currentLanguage } from '#messages/language.ts';
import { wordsIn } from '../thread/entries.ts';
import { CannedReplies } from './CannedReplies.tsx';
import * as styles from './Composer.css.ts';
import { useAttachments } from './use-attachments.ts';
import { useDraft } from './use-draft.ts';
import type { Outbox } from './use-outbox.ts';

interface ComposerProps {
  conversation: Conversation;
  outbox: Outbox;
  /** The message that is answered. */
  answered: Message | null;
  onStopAnswering: () => void;
}

const tellEvery = 3_000;

/** Where a message or an internal note is written; what was typed stays until it is sent, whatever happens. */
export function Composer({ conversation, outbox, answered, onStopAnswering }: ComposerProps) {
  const { t } = useTranslation('chat');
  const format = createFormat(currentLanguage());
  const { id } = conversation;
  const [draft, change] = useDraft(id);
  const attachments = useAttachments(id);
  const area = useRef<HTMLTextAreaElement>(null);
  const toldAt = useRef(0);
  const { text, isInternal } = draft;
  const isTooLong = text.length > longestMessage;
  const canSend = text.trim() !== '' && !isTooLong && attachments.underWay.length === 0;
  useEffect(() => {
    if (answered) area.current?.focus();
  }, [answered]);

  function typed(next: string) {
    change({ ...draft, text: next });
    if (next === '' || Date.now() - toldAt.current < tellEvery) return;
    toldAt.current = Date.now();
    // Whether colleagues see it or not, nobody waits for it.
    void client.chat.typing({ params: { id }, body: {} }).catch(() => {});
  }
  function submit() {
    if (!canSend) return;
    outbox.submit({
      text: text.trim(),
      isInternal,
      replyTo: answered?.seq ?? null,
      attachments: attachments.files.map((file) => ({ id: file.id, name: file.name })),
    });
    change({ text: '', isInternal });
    attachments.clear();
    onStopAnswering();
    area.current?.focus();
  }

  return (
    <div className={styles.composer} data-internal={isInternal || undefined}>
      {outbox.isUnreachable ? (
        <Banner tone="attention">{t(outbox.isUnkept ? 'offlineUnkept' : 'offline')}</Banner>
      ) : null}
      {answered ? (
        <div className={styles.quote}>
          <CornerUpLeft aria-hidden size={14} />
          <span className={styles.quoted} dir="auto">
            {t('composer.answering', { name: localizedLabel(answered.sender.name, currentLanguage()) })}:{' '}
            {wordsIn(answered, t)}
          </span>
          <IconButton size="small" label={t('composer.stopAnswering')} icon={<X />} onPress={onStopAnswering} />
        </div>
      ) : null}
      <MessageField
        inputRef={area}
        label={t(isInternal ? 'composer.noteLabel' : 'composer.label')}
        placeholder={t(isInternal ? 'composer.notePlaceholder' : 'composer.placeholder')}
        isInvalid={isTooLong}
        value={text}
        onChange={typed}
        onSubmit={submit}
        onEscape={answered ? onStopAnswering : undefined}
      />
      {isTooLong ? (
        <Banner tone="critical">{t('composer.tooLong', { number: format.number(longestMessage) })}</Banner>
      ) : null}
      {attachments.files.length + attachments.underWay.length > 0 ? (
        <div className={styles.line}>
          {attachments.files.map((file) => (
            <Button
              key={file.id}
              size="small"
              icon={<X />}
              aria-label={t('composer.detach', { name: file.name })}
              onPress={() => attachments.drop(file.id)}
            >
              <bdi>{file.name}</bdi>
            </Button>
          ))}
          {attachments.underWay.map((name) => (
            <span key={name} className={styles.hint} role="status">
              {t('composer.attaching', { name })}
            </span>
          ))}
        </div>
      ) : null}
      <div className={styles.line}>
        <FileButton
          label={t('composer.attach')}
          icon={<Paperclip />}
          accept={acceptedFiles}
          isDisabled={attachments.files.length >= mostAttachments}
          onPick={attachments.add}
        />
        <CannedReplies
          conversation={conversation}
          onPick={(reply) => {
            change({ ...draft, text: text.trim() === '' ? reply : `${text.trimEnd()}\n${reply}` });
            area.current?.focus();
          }}
        />
        <Switch
          label={t('composer.internal')}
          isSelected={isInternal}
          onChange={(next) => change({ ...draft, isInternal: next })}
        />
        <span className={styles.send}>
          <span className={styles.hint}>{t('composer.hint')}</span>
          <Button variant="primary" icon={<SendHorizontal />} isDisabled={!canSend} onPress={submit}>
            {t(isInternal ? 'composer.addNote' : 'composer.send')}
          </Button>
        </span>
      </div>
    </div>
  );
}
