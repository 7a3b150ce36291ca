import { announce, IconButton, LinkButton, Text } from '@diwan/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useGo, useSearch } from '../../navigation/navigation-context.tsx';
import { addressOf } from '../addresses.ts';
import type { ListTrail } from '../list-trail.ts';
import { useRoom } from '../room.tsx';
import { useRecordKeys } from './use-record-keys.ts';
import * as styles from './ViewScreen.css.ts';

/** The way through the page of the list that one came from, and back to exactly that page. */
export function Trail({ id, trail }: { id: string; trail: ListTrail }) {
  const { resource, t, format } = useRoom();
  const search = useSearch();
  const go = useGo();
  const index = trail.ids.indexOf(id);
  const to = (neighbour: string | undefined, edge: string) => {
    if (neighbour === undefined) announce(t(`records:trail.${edge}`));
    else go(addressOf(resource, neighbour) + tabOnly(search));
  };
  const previous = () => to(trail.ids[index - 1], 'first');
  const next = () => to(trail.ids[index + 1], 'last');
  useRecordKeys({ previous, next });

  return (
    <nav aria-label={t('records:trail.label')} className={styles.trail}>
      <LinkButton variant="plain" href={trail.address}>
        {t('records:trail.back')}
      </LinkButton>
      <IconButton
        label={t('records:trail.previous')}
        disabledReason={index === 0 ? t('records:trail.first') : undefined}
        icon={<ChevronUp size={16} strokeWidth={1.5} aria-hidden />}
        onPress={previous}
      />
      <Text as="span" size="small" tone="muted" isTabular>
        {t('records:trail.position', { position: format.number(index + 1), total: format.number(trail.ids.length) })}
      </Text>
      <IconButton
        label={t('records:trail.next')}
        disabledReason={index === trail.ids.length - 1 ? t('records:trail.last') : undefined}
        icon={<ChevronDown size={16} strokeWidth={1.5} aria-hidden />}
        onPress={next}
      />
    </nav>
  );
}

/** The neighbour opens on the same tab. */
function tabOnly(search: string): string {
  const tab = new URLSearchParams(search).get('tab');
  return tab ? `?tab=${tab}` : '';
}
