import { Button } from '@diwan/ui';
import { Suspense, useState } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import * as styles from '../ListScreen.css.ts';

const OpenRowMenu = lazyNow([], () => import('./OpenRowMenu.tsx'));

interface RowMenuProps {
  record: AnyRow;
  onEvent: (record: AnyRow, event: string) => void;
}

const dots = <span className={styles.dots} aria-hidden />;

/** What can be done with a row. A plain button until it is first pressed, because each row has one. */
export function RowMenu(props: RowMenuProps) {
  const { resource, t, language } = useResource();
  const { id } = props.record;
  const [openedOf, setOpenedOf] = useState<string | null>(null);
  // The place has another record by now: when this one comes back, its menu is closed.
  if (openedOf !== null && openedOf !== id) setOpenedOf(null);
  const label = t('actionsOf', { name: resource.label(props.record, language) });
  const closed = (
    <Button
      variant="plain"
      size="small"
      isSquare
      aria-label={label}
      aria-haspopup="menu"
      onPress={() => setOpenedOf(id)}
    >
      {dots}
    </Button>
  );
  if (openedOf !== id) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenRowMenu {...props} label={label} icon={dots} />
    </Suspense>
  );
}
