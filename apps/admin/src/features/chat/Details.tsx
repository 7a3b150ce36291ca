import type { Conversation } from '@diwan/api-contract/resources/conversations';
import { Bidi, Heading, IconButton, KeyValueList, Link, LinkButton, Stack } from '@diwan/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cells } from '#crud/resource/cells/cells.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import * as styles from './chat.css.ts';
import { Flags, Participants } from './Participants.tsx';
import { PriorityChip } from './parts.tsx';

interface DetailsProps {
  conversation: Conversation;
  onClose: () => void;
}

/** With whom and about what a conversation is, and how far it has come; the way to the order, application or job post. */
export function Details({ conversation, onClose }: DetailsProps) {
  const { t } = useTranslation('chat');
  const context = useResource();
  const { t: words, format, language } = context;
  const { about, participants, assignee, priority, labels, flags } = conversation;
  const facts: [string, ReactNode][] = [
    ['kind', words(`choices.conversationKind.${conversation.kind}`)],
    ['state', cells.state('conversation', conversation.state, context)],
    ['priority', <PriorityChip key="priority" priority={priority} t={words} />],
    ['assignee', assignee ? <bdi key="assignee">{assignee.name}</bdi> : words('unassigned')],
    ['createdAt', cells.moment(conversation.createdAt, context)],
    ['firstResponseAt', cells.moment(conversation.firstResponseAt, context)],
    [
      'number',
      <Link key="number" href={recordPath('conversations', conversation.id)}>
        <Bidi>{conversation.number}</Bidi>
      </Link>,
    ],
  ];
  if (labels.length > 0)
    facts.push(['labels', format.list(labels.map((label) => words(`choices.conversationLabel.${label}`)))]);
  return (
    <aside className={styles.pane.details} aria-label={t('details')}>
      <div className={styles.detailsHead}>
        <Heading level={2} size="lead">
          {t('details')}
        </Heading>
        <IconButton label={t('closeDetails')} icon={<X />} onPress={onClose} />
      </div>
      <Stack gap="xs">
        <Heading level={3} size="body">
          {t('participants')}
        </Heading>
        <Participants participants={participants} blocked={conversation.blocked} context={context} />
      </Stack>
      {about ? (
        <Stack gap="xs">
          <Heading level={3} size="body">
            {t('about')}
          </Heading>
          <bdi>{localizedLabel(about.label, language)}</bdi>
          <div>
            <LinkButton href={recordPath(about.resource, about.id)}>{t(`jump.${about.resource}`)}</LinkButton>
          </div>
        </Stack>
      ) : null}
      <KeyValueList items={facts.map(([id, value]) => ({ id, name: words(`columns.${id}`), value }))} />
      {flags.length > 0 ? <Flags flags={flags} context={context} /> : null}
    </aside>
  );
}
