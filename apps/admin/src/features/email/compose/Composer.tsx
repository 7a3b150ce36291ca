import type { Mail } from '@diwan/api-contract/demo/mail';
import { attachmentLimits } from '@diwan/api-contract/demo/mail-values';
import { Banner, createFormat, FileField, Heading, TextArea, TextField, toasts } from '@diwan/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inMegabytes } from '#crud/feedback/upload/file-size.ts';
import { useRefusalText } from '#demo/use-refusal-text.ts';
import { currentLanguage } from '#messages/language.ts';
import { BackButton } from '../BackButton.tsx';
import { Attachments } from '../conversation/Attachments.tsx';
import * as styles from '../conversation/Conversation.css.ts';
import type { MailClient } from '../mail-client.ts';
import type { Composing } from '../mail-location.ts';
import { letterFor } from './answers.ts';
import { ComposerFooter } from './ComposerFooter.tsx';
import { Recipients } from './Recipients.tsx';
import { useComposer } from './use-composer.ts';
import { useFirstField } from './use-first-field.ts';

interface ComposerProps {
  client: MailClient;
  composing: Composing;
  /** What it answers or passes on. */
  mail: Mail | undefined;
  onSent: (mail: Mail) => void;
  onClose: () => void;
}

const longestSubject = 200;
const longestMessage = 20_000;

/** A letter being written: new, an answer, or passed on. */
export function Composer({ client, composing, mail, onSent, onClose }: ComposerProps) {
  const { t } = useTranslation('email');
  const refusalText = useRefusalText();
  const { list, number } = createFormat(currentLanguage());
  const form = useRef<HTMLFormElement>(null);
  const [begun] = useState(() =>
    letterFor(composing, mail, client.me.email, {
      re: t('answer.re'),
      forwarded: t('answer.forwarded'),
      passedOn: ({ sender_name }) => t('answer.passedOn', { name: sender_name }),
    }),
  );
  const tellSent = (result: Mail) => {
    onSent(result);
    toasts.show({ title: t('sent'), tone: 'positive' });
  };
  const tellRefused = () => toasts.show({ title: t('notSent'), description: t('stillKept'), tone: 'critical' });
  const letter = useComposer(client, {
    letter: begun,
    replyTo: composing === 'reply' || composing === 'replyAll' ? (mail?.id ?? null) : null,
    draftKey: mail ? `${composing}-${mail.id}` : composing,
    onSent: tellSent,
    onClose,
    onRefusedLater: tellRefused,
  });
  useFirstField(form, letter.isOpen, composing === 'reply' || composing === 'replyAll' ? 'textarea' : 'input');
  if (!letter.isOpen) return null;
  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    letter.submit();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter in any of its fields; the button is the other way
    <form
      ref={form}
      className={styles.composer}
      aria-label={t(`composing.${composing}`)}
      noValidate
      onKeyDown={sendByKey}
      onSubmit={(event) => {
        event.preventDefault();
        letter.submit();
      }}
    >
      {mail ? null : <BackButton onPress={onClose}>{t('back')}</BackButton>}
      <Heading level={2} size="lead">
        {t(`composing.${composing}`)}
      </Heading>
      {letter.problem ? (
        <Banner tone="critical" title={t('notSent')}>
          {refusalText(letter.problem.code)}
        </Banner>
      ) : null}
      <Recipients letter={letter} />
      <TextField
        label={t('subject')}
        value={letter.letter.subject}
        onChange={(subject) => letter.type({ subject })}
        maxLength={longestSubject}
      />
      <TextArea
        label={t('message')}
        rows={8}
        value={letter.letter.message}
        onChange={(message) => letter.type({ message })}
        maxLength={longestMessage}
      />
      <Attachments attachments={letter.letter.attachments} onRemove={letter.detach} />
      <FileField
        label={t('attachments.label')}
        description={t('attachments.description', {
          most: attachmentLimits.count,
          size: number(inMegabytes(attachmentLimits.bytes)),
        })}
        buttonLabel={t('attachments.choose')}
        isMultiple
        onChoose={letter.attach}
      />
      {letter.leftOut.length > 0 ? (
        <Banner tone="attention" title={t('attachments.leftOut', { names: list(letter.leftOut) })}>
          {t('attachments.leftOutWhy')}
        </Banner>
      ) : null}
      <ComposerFooter letter={letter} onClose={onClose} />
    </form>
  );
}
