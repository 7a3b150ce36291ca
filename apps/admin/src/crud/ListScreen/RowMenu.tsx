import { Button } from '@diwan/ui';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AnyRecord } from '../resource-types.ts';
import { useRoom } from '../room.tsx';

const OpenRowMenu = lazy(() => import('./OpenRowMenu.tsx'));

export interface RowMenuProps {
  record: AnyRecord;
  onEvent: (record: AnyRecord, event: string) => void;
}

const dots = <Ellipsis size={16} strokeWidth={1.5} aria-hidden />;

/** What can be done with a row. A plain button until it is first pressed, because each row has one. */
export function RowMenu(props: RowMenuProps) {
  const { resource, t, language } = useRoom();
  const [isOpened, setIsOpened] = useState(false);
  const label = t('actionsOf', { name: resource.label(props.record, language) });
  const closed = (
    <Button
      variant="plain"
      size="small"
      isSquare
      aria-label={label}
      aria-haspopup="menu"
      onPress={() => setIsOpened(true)}
    >
      {dots}
    </Button>
  );
  if (!isOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenRowMenu {...props} label={label} icon={dots} />
    </Suspense>
  );
}
