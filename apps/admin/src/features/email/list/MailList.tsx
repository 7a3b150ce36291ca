import type { Mail } from '@diwan/api-contract/demo/mail';
import { Button, PaneList } from '@diwan/ui';
import { PenLine } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '#crud/list/tools/ListSearch.tsx';
import { BackButton } from '../BackButton.tsx';
import { locationAddress } from '../mail-location.ts';
import type { MailApp } from '../mailbox/use-mailbox.ts';
import * as styles from '../Panes.css.ts';
import { ListState, NotReadAgain } from './ListState.tsx';
import { MailRow } from './MailRow.tsx';
import { SelectionHead } from './SelectionHead.tsx';
import { StarButton } from './StarButton.tsx';

const keyOf = ({ id }: Mail) => String(id);
const nameOf = ({ subject, sender_name }: Mail) => `${subject} (${sender_name})`;

/** The mails of a folder or label: search, select, open. */
export function MailList({ app, listRef }: { app: MailApp; listRef: RefObject<HTMLTableElement | null> }) {
  const { t } = useTranslation('email');
  const { location, goTo, tags, shown, selected, select, star, move } = app;
  const title =
    tags.find(({ value }) => value === location.filter)?.text ?? t(`folders.${location.filter}` as 'folders.inbox');
  const renderRow = (mail: Mail) => (
    <MailRow
      mail={mail}
      tags={tags}
      isSent={location.filter === 'sent' || location.filter === 'draft'}
      href={locationAddress({ ...location, openId: mail.id, composing: null })}
    />
  );
  const rowAction = (mail: Mail) => <StarButton mail={mail} onPress={star} />;
  return (
    <section aria-label={title} className={styles.pane.list}>
      <div className={styles.listHead}>
        <BackButton onPress={() => goTo({ isAmongFolders: true })}>{t('folders.title')}</BackButton>
        <div className={styles.search}>
          <ListSearch label={t('search')} value={location.search} onChange={(search) => goTo({ search }, 'replace')} />
        </div>
        <Button variant="primary" icon={<PenLine />} onPress={() => goTo({ composing: 'new' })}>
          {t('compose')}
        </Button>
      </div>
      <SelectionHead app={app} title={title} />
      {app.status === 'failed' && shown.length > 0 ? <NotReadAgain app={app} /> : null}
      {shown.length > 0 ? (
        <div className={styles.rows}>
          <PaneList
            label={title}
            rows={shown}
            rowKey={keyOf}
            rowLabel={nameOf}
            renderRow={renderRow}
            rowAction={rowAction}
            selection={{ keys: selected, onToggle: (key, isRange) => select(Number(key), isRange) }}
            currentKey={location.openId === null ? undefined : String(location.openId)}
            onPutAway={({ id }) => move('trash', selected.size > 0 ? undefined : id)}
            isRefreshing={app.status === 'refreshing'}
            listRef={listRef}
          />
        </div>
      ) : (
        <ListState app={app} />
      )}
    </section>
  );
}
