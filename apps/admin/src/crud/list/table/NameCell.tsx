import { Anchor } from '@diwan/ui';
import type { ReactNode } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import { opensBeside, recordPath } from '#crud/resource/resource-paths.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import * as styles from '../ListScreen.css.ts';

interface NameCellProps {
  record: AnyRow;
  onOpen: ((record: AnyRow) => void) | undefined;
  children: ReactNode;
}

/** The first cell of a row: names the record and leads to it. Plain elements, because each row has one. */
export function NameCell({ record, onOpen, children }: NameCellProps) {
  const { resource } = useResource();
  const open = onOpen && (() => onOpen(record));
  if (open && !opensBeside(resource.key)) {
    return (
      <button type="button" className={styles.name} onClick={open}>
        {children}
      </button>
    );
  }
  return (
    <Anchor className={styles.name} href={recordPath(resource.key, record.id)} onFollow={open}>
      {children}
    </Anchor>
  );
}
