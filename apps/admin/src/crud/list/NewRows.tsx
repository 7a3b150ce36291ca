import { announce, Button } from '@diwan/ui';
import { useEffect, useRef } from 'react';
import { useResource } from '../resource/resource-context.ts';
import * as styles from './ListScreen.css.ts';
import { asking } from './query/list-query.ts';
import type { List } from './use-list.ts';

const betweenAnnouncements = 10_000;

/** Says how many records others have added; it lies above the rows, so that none of them moves. */
export function NewRows({ list: { newCount, query, ask, refresh } }: { list: List }) {
  const { t } = useResource();
  const saidAt = useRef(-Infinity);
  const text = t('newRows', { count: newCount });
  useEffect(() => {
    if (newCount === 0) return;
    const wait = Math.max(500, saidAt.current + betweenAnnouncements - Date.now());
    const timer = setTimeout(() => {
      saidAt.current = Date.now();
      announce(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [newCount, text]);
  if (newCount === 0) return null;
  const isDeep = query.after !== '' || query.before !== '';
  return (
    <div className={styles.newRows}>
      <Button variant="primary" size="small" onPress={() => (isDeep ? ask(asking({}), 'push') : refresh())}>
        {text}
      </Button>
    </div>
  );
}
