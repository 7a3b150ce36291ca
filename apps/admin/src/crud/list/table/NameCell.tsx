import { Anchor } from '@diwan/ui';
import type { ReactNode } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import * as styles from '../ListScreen.css.ts';

/** How records of a list are opened. */
export interface Opening {
  /** Here, on the list's own screen. */
  open: ((record: AnyRow) => void) | undefined;
  /** Whether each has an address of its own, too, for another tab. */
  isAddressed: boolean;
}

interface NameCellProps extends Opening {
  record: AnyRow;
  children: ReactNode;
}

/** The first cell of a row: names the record and leads to it. Plain elements, because each row has one. */
export function NameCell({ record, open, isAddressed, children }: NameCellProps) {
  const { resource } = useResource();
  const openHere = open && (() => open(record));
  if (!isAddressed) {
    return (
      <button type="button" className={styles.name} onClick={openHere}>
        {children}
      </button>
    );
  }
  return (
    <Anchor className={styles.name} href={recordPath(resource.key, record.id)} onFollow={openHere}>
      {children}
    </Anchor>
  );
}
