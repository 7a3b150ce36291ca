import { type MailFilter, mailFolders } from '@diwan/api-contract/demo/mail-values';
import { Anchor, createFormat, VisuallyHidden } from '@diwan/ui';
import { FilePen, Inbox, type LucideIcon, OctagonAlert, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { filterLink } from '#demo/filter-link.css.ts';
import { currentLanguage } from '#messages/language.ts';
import { locationAddress, locationOfFilter } from '../mail-location.ts';
import type { MailApp } from '../mailbox/use-mailbox.ts';
import { pane } from '../Panes.css.ts';
import * as styles from './Folders.css.ts';
import { LabelDot } from './LabelDot.tsx';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';

const icons: Record<(typeof mailFolders)[number], LucideIcon> = {
  inbox: Inbox,
  sent: Send,
  draft: FilePen,
  spam: OctagonAlert,
  trash: Trash2,
};

/** The way to every folder and label, with what is in it. */
export function Folders({ app: { meta, tags, location } }: { app: MailApp }) {
  const { t } = useTranslation('email');
  const { number } = createFormat(currentLanguage());
  const entry = (filter: MailFilter, sign: ReactNode, name: string, count?: { total: number; unread: number }) => (
    <li key={filter}>
      <Anchor
        className={filterLink}
        href={locationAddress(locationOfFilter(filter))}
        aria-current={filter === location.filter ? 'page' : undefined}
      >
        {sign}
        <span className={styles.folderName}>{name}</span>
        {count ? (
          <>
            {count.unread > 0 ? <span className={styles.unreadCount}>{number(count.unread)}</span> : null}
            <VisuallyHidden>{t('unread', { count: count.unread })}</VisuallyHidden>
            <span className={styles.totalCount}>{number(count.total)}</span>
          </>
        ) : null}
      </Anchor>
    </li>
  );
  return (
    <nav aria-label={t('folders.title')} className={pane.folders}>
      <ul className={styles.folders}>
        {mailFolders.map((folder) => {
          const Icon = icons[folder];
          const sign = <Icon className={styles.sign} />;
          return entry(folder, sign, t(`folders.${folder}`), meta?.folders[folder]);
        })}
      </ul>
      <h2 className={styles.labelsTitle}>{t('labels')}</h2>
      <ul className={styles.folders}>
        {tags.map((tag) => entry(tag.value, <LabelDot tag={tag} />, tag.text, meta?.labels[tag.value]))}
      </ul>
      <div className={styles.help}>
        <ShortcutsHelp />
      </div>
    </nav>
  );
}
