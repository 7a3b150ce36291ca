import { IconButton, LinkButton, Text } from '@diwan/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useShortcuts } from '#session/preferences/use-shortcuts.ts';
import type { RecordPage } from '../list/query/record-pager.ts';
import * as styles from '../overview/overview.css.ts';
import { useResource } from '../resource/resource-context.ts';
import { useRecordPager } from './use-record-pager.ts';

/** The way through the list that one came from, and back to the page of it that has this record. */
export function RecordPager({ id, page }: { id: string; page: RecordPage }) {
  const { t, format } = useResource();
  const { index, isEnd, goTo } = useRecordPager(id, page);
  useShortcuts({ '[': goTo('previous'), ']': goTo('next') });
  const { offset, total, ids } = page;
  const isCounted = offset !== null && total !== null;
  const words = isCounted ? (total.isCapped ? 'positionCapped' : 'position') : 'onPage';
  const position = t(`records:pager.${words}`, {
    position: format.number((offset !== null && isCounted ? offset : 0) + index + 1),
    total: format.number(isCounted ? total.value : ids.length),
  });
  return (
    <nav aria-label={t('records:pager.label')} className={styles.pager}>
      <LinkButton variant="plain" href={page.address}>
        {t('records:pager.back')}
      </LinkButton>
      <IconButton
        label={t('records:pager.previous')}
        disabledReason={isEnd('previous') ? t('records:pager.first') : undefined}
        icon={<ChevronUp />}
        onPress={goTo('previous')}
      />
      <Text as="span" size="small" tone="muted" isTabular>
        {position}
      </Text>
      <IconButton
        label={t('records:pager.next')}
        disabledReason={isEnd('next') ? t('records:pager.last') : undefined}
        icon={<ChevronDown />}
        onPress={goTo('next')}
      />
    </nav>
  );
}
