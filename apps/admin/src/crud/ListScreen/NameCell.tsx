import { Anchor } from '@diwan/ui';
import type { ReactNode } from 'react';
import { addressOf } from '../addresses.ts';
import type { AnyRecord } from '../resource-types.ts';
import { useRoom } from '../room.tsx';
import * as styles from './ListScreen.css.ts';

interface NameCellProps {
  record: AnyRecord;
  onOpen: ((record: AnyRecord) => void) | undefined;
  children: ReactNode;
}

/** The first cell of a row: names the record and leads to it. Plain elements, because each row has one. */
export function NameCell({ record, onOpen, children }: NameCellProps) {
  const { resource } = useRoom();
  if (onOpen) {
    return (
      <button type="button" className={styles.name} onClick={() => onOpen(record)}>
        {children}
      </button>
    );
  }
  return (
    <Anchor className={styles.name} href={addressOf(resource, record.id)}>
      {children}
    </Anchor>
  );
}
