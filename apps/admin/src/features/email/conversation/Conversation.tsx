import type { Mail } from '@diwan/api-contract/demo/mail';
import { Button, Inline, VisuallyHidden } from '@diwan/ui';
import { Forward, PenLine, Reply, ReplyAll } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../BackButton.tsx';
import { LabelDot } from '../folders/LabelDot.tsx';
import { StarButton } from '../list/StarButton.tsx';
import type { MailApp } from '../mailbox/use-mailbox.ts';
import { pane } from '../Panes.css.ts';
import { MailVerbs } from '../verbs/MailVerbs.tsx';
import * as styles from './Conversation.css.ts';
import { Message } from './Message.tsx';

interface ConversationProps {
  app: MailApp;
  mail: Mail;
  headingRef: Ref<HTMLHeadingElement>;
  /** The answer that is being written. */
  children: ReactNode;
}

const answers = [
  ['reply', Reply],
  ['replyAll', ReplyAll],
  ['forward', Forward],
] as const;
const goingOn = [['draft', PenLine]] as const;

/** The open mail with its answers, and what can be done with it. */
export function Conversation({ app, mail, headingRef, children }: ConversationProps) {
  const { t } = useTranslation('email');
  const { replies, ...first } = mail;
  const { goTo, star, tags } = app;
  return (
    <section aria-labelledby="mail-subject" className={pane.mail}>
      <div className={styles.mailHead}>
        <BackButton isSign onPress={() => goTo({ openId: null, composing: null })}>
          {t('back')}
        </BackButton>
        <MailVerbs
          mails={[mail]}
          tags={tags}
          me={app.me}
          onMove={(folder) => app.move(folder, mail.id)}
          onMark={(isUnread) => app.mark(isUnread, mail.id)}
          onLabel={(label) => {
            const without = mail.labels.filter((one) => one !== label);
            app.setLabels(mail.id, without.length < mail.labels.length ? without : [...mail.labels, label]);
          }}
        />
        <StarButton mail={mail} onPress={star} />
      </div>
      <div className={styles.mailBody}>
        <div className={styles.subjectLine}>
          <h2 id="mail-subject" ref={headingRef} tabIndex={-1} className={styles.subjectHeading} dir="auto">
            {mail.subject || t('noSubject')}
          </h2>
          {tags
            .filter(({ value }) => mail.labels.includes(value))
            .map((tag) => (
              <span key={tag.value} className={styles.label}>
                <LabelDot tag={tag} />
                {tag.text}
              </span>
            ))}
          {mail.unread ? <VisuallyHidden>{t('isUnread')}</VisuallyHidden> : null}
        </div>
        <ol className={styles.messages}>
          {[first, ...replies].map((message) => (
            <Message key={message.id} message={message} files={app.files} />
          ))}
        </ol>
        {children ?? (
          <Inline gap="xs">
            {(mail.mailFolder === 'draft' ? goingOn : answers).map(([composing, Icon]) => (
              <Button key={composing} icon={<Icon />} onPress={() => goTo({ composing }, 'replace')}>
                {t(`verbs.${composing}`)}
              </Button>
            ))}
          </Inline>
        )}
      </div>
    </section>
  );
}
