import { Button, Checkbox, createFormat } from '@diwan/ui';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import type { MailApp } from '../mailbox/use-mailbox.ts';
import * as styles from '../Panes.css.ts';
import { MailVerbs } from '../verbs/MailVerbs.tsx';

/** How many mails there are, or are selected, and what can be done with those. */
export function SelectionHead({ app, title }: { app: MailApp; title: string }) {
  const { t } = useTranslation('email');
  const { shown, selected, selectedMails, status, location } = app;
  const { number } = createFormat(currentLanguage());
  const isNone = selected.size === 0;
  const isAll = !isNone && selected.size === shown.length;
  // Until they are read nobody knows how many there are.
  const isKnown = status === 'showing' || shown.length > 0;
  const text = isNone
    ? isKnown &&
      t(location.search ? 'found' : 'count', { count: shown.length, shown: number(shown.length), place: title })
    : t('selected', { count: selected.size, shown: number(selected.size) });
  return (
    <div className={styles.selectionHead}>
      <Checkbox
        label={t('selectAll')}
        isSelected={isAll}
        isIndeterminate={!isNone && !isAll}
        isDisabled={shown.length === 0}
        onChange={(isOn) => (isOn ? app.selectAll() : app.clearSelection())}
      />
      <span role="status" className={styles.countText}>
        {text}
      </span>
      {isNone ? (
        <Button
          variant="plain"
          size="small"
          isSquare
          aria-label={t('refresh')}
          title={t('refresh')}
          onPress={app.refresh}
        >
          <RotateCw />
        </Button>
      ) : (
        <MailVerbs
          mails={selectedMails}
          tags={app.tags}
          me={app.me}
          onMove={(folder) => app.move(folder)}
          onMark={(isUnread) => app.mark(isUnread)}
          onLabel={(label) => app.label(label)}
        />
      )}
    </div>
  );
}
