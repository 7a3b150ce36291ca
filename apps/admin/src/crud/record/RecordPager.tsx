import { IconButton, LinkButton, Text } from '@diwan/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useShortcuts } from '#session/use-shortcuts.ts';
import type { RecordPage } from '../list/query/record-pager.ts';
import * as styles from '../overview/overview.css.ts';
import { useResource } from '../resource/resource-context.ts';
import { useRecordPager } from './use-record-pager.ts';

/** The way through the list that one came from, and back to the page of it that has this record. */
export function Trail({ id, trail }: { id: string; trail: RecordPage }) {
  const { t, format } = useResource();
  const { index, isEnd, goTo } = useRecordPager(id, trail);
  useShortcuts({ '[': goTo('previous'), ']': goTo('next') });
  return (
    <nav aria-label={t('records:trail.label')} className={styles.trail}>
      <LinkButton variant="plain" href={trail.address}>
        {t('records:trail.back')}
      </LinkButton>
      <IconButton
        label={t('records:trail.previous')}
        disabledReason={isEnd('previous') ? t('records:trail.first') : undefined}
        icon={<ChevronUp />}
        onPress={goTo('previous')}
      />
      <Text as="span" size="small" tone="muted" isTabular>
        {t('records:trail.position', { position: format.number(index + 1), total: format.number(trail.ids.length) })}
      </Text>
      <IconButton
        label={t('records:trail.next')}
        disabledReason={isEnd('next') ? t('records:trail.last') : undefined}
        icon={<ChevronDown />}
        onPress={goTo('next')}
      />
    </nav>
  );
}
