import { Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { ListScreen } from '#crud/list/ListScreen.tsx';
import type { List } from '#crud/list/use-list.ts';
import { useSearch } from '#navigation/navigation-context.tsx';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { isTree } from './layout.ts';

const TermTree = lazyNow([], () => import('./TermTree.tsx'));

const showTree = (list: List) => (
  <Suspense fallback={<Skeleton shape="panel" />}>
    <TermTree list={list} />
  </Suspense>
);

/** The terms of a taxonomy, as a list or as the tree in which they stand. */
export function TermsScreen() {
  const onTree = isTree(useSearch());
  return <ListScreen layouts={<LayoutSwitch />} renderRows={onTree ? showTree : undefined} />;
}
