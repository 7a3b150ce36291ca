import { useEffect } from 'react';
import { useGo } from '#navigation/navigation-context.tsx';
import type { AnyRecord } from '../resource/resource-types.ts';

/** A record that was merged is read as the one that is left: its address stands in the place of the one that was opened. */
export function useKeptAddress(
  id: string | null,
  record: Pick<AnyRecord, 'id'> | null,
  pathOf: (id: string) => string,
) {
  const go = useGo();
  const kept = record?.id;
  const address = id !== null && kept !== undefined && kept !== id ? pathOf(kept) : null;
  useEffect(() => {
    if (address !== null) go(address, { replace: true });
  }, [address, go]);
}
