import { type ReactNode, Suspense, useEffect } from 'react';
import { loadMessages } from '#messages/messages.ts';
import { keepWhenCalm } from '#navigation/screens/after-screen.ts';
import { lazyNow } from '../feedback/lazy.ts';
import { isSelectable } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRow } from '../resource/resource-types.ts';
import type { List } from './use-list.ts';

const parts = {
  SelectionBar: () => import('./SelectionBar.tsx'),
  PeekPanel: () => import('./PeekPanel.tsx'),
  BulkPanel: () => import('../bulk/panel/BulkPanel.tsx'),
};

/** Whole or not at all: who presses in a bar that still grows hits something else. */
const SelectionBar = lazyNow(['list', 'bulk'], parts.SelectionBar);
const PeekPanel = lazyNow(['list'], parts.PeekPanel);
const BulkPanel = lazyNow(['list', 'bulk', 'mails'], parts.BulkPanel);

export interface Peek {
  id: string;
  /** The record, when the list has it and keeps it up to date. */
  row: AnyRow | undefined;
  onClose: () => void;
}

export interface ListBesideProps {
  list: List;
  /** The panel of the record that `peek` in the address names; the kit's unless given. */
  renderPeek?: ((peek: Peek) => ReactNode) | undefined;
}

const plainPeek = (peek: Peek) => <PeekPanel {...peek} />;
/** By the time that somebody presses a key, what it opens is there. */
const fetchParts = () => Promise.all([parts.SelectionBar(), parts.PeekPanel(), loadMessages('list', 'bulk')]);

/** What lies over and beside the rows: the bar of the selection, the record looked at, a bulk operation. */
export function ListBeside({ list, renderPeek = plainPeek }: ListBesideProps) {
  const { resource } = useResource();
  const { query, ask, rows, selection } = list;
  useEffect(() => keepWhenCalm(fetchParts), []);
  const isSelecting = selection.kind === 'all' || selection.ids.length > 0;
  return (
    <>
      <Suspense>{isSelecting && isSelectable(resource.key) ? <SelectionBar list={list} /> : null}</Suspense>
      <Suspense>
        {query.peek === ''
          ? null
          : renderPeek({
              id: query.peek,
              row: rows.find(({ id }) => id === query.peek),
              onClose: () => ask({ peek: '' }, 'replace'),
            })}
      </Suspense>
      <Suspense>
        {query.bulk === '' ? null : <BulkPanel id={query.bulk} onClose={() => ask({ bulk: '' }, 'replace')} />}
      </Suspense>
    </>
  );
}
