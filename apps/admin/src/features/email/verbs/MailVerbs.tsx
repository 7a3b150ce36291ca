import type { Mail, MailTag } from '@diwan/api-contract/demo/mail';
import type { MailFolder, MailLabel } from '@diwan/api-contract/demo/mail-values';
import { IconButton, Menu, MenuItem, MenuTrigger } from '@diwan/ui';
import { Check, Mail as Envelope, FolderInput, MailOpen, Tag, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LabelDot } from '../folders/LabelDot.tsx';
import { verbs } from '../Panes.css.ts';
import { moveTargets } from './move-targets.ts';

interface MailVerbsProps {
  mails: readonly Mail[];
  tags: readonly MailTag[];
  /** Whose mailbox it is. */
  me: string;
  onMove: (folder: MailFolder) => void;
  onMark: (isUnread: boolean) => void;
  onLabel: (label: MailLabel) => void;
}

/** What can be done with mails, one or many. */
export function MailVerbs({ mails, tags, me, onMove, onMark, onLabel }: MailVerbsProps) {
  const { t } = useTranslation('email');
  const isRead = mails.every(({ unread }) => !unread);
  const folders = moveTargets(mails, me);
  return (
    <div role="group" aria-label={t('verbs.title')} className={verbs}>
      <IconButton
        size="small"
        label={isRead ? t('verbs.markUnread') : t('verbs.markRead')}
        icon={isRead ? <Envelope /> : <MailOpen />}
        onPress={() => onMark(isRead)}
      />
      <MenuTrigger>
        <IconButton size="small" label={t('verbs.move')} icon={<FolderInput />} />
        <Menu aria-label={t('verbs.move')} placement="bottom end">
          {folders.map((folder) => (
            <MenuItem key={folder} onAction={() => onMove(folder)}>
              {t(`folders.${folder}`)}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <MenuTrigger>
        <IconButton size="small" label={t('verbs.label')} icon={<Tag />} />
        <Menu aria-label={t('verbs.label')} placement="bottom end">
          {tags.map((tag) => {
            const haveAll = mails.every(({ labels }) => labels.includes(tag.value));
            return (
              <MenuItem
                key={tag.value}
                icon={haveAll ? <Check /> : <LabelDot tag={tag} />}
                description={haveAll ? t('verbs.takeLabel') : undefined}
                onAction={() => onLabel(tag.value)}
              >
                {tag.text}
              </MenuItem>
            );
          })}
        </Menu>
      </MenuTrigger>
      {folders.includes('trash') ? (
        <IconButton size="small" label={t('verbs.trash')} icon={<Trash2 />} onPress={() => onMove('trash')} />
      ) : null}
    </div>
  );
}
