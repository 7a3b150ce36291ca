import { Skeleton } from '@diwan/ui';
import { ListTree } from 'lucide-react';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { ListScreen } from '#crud/list/ListScreen.tsx';
import { LayoutSwitch } from '#crud/list/layouts/LayoutSwitch.tsx';
import { isIn, type Layout } from '#crud/list/layouts/layout.ts';
import type { List } from '#crud/list/use-list.ts';
import { useSearch } from '#navigation/navigation-context.tsx';

const TermTree = lazyNow([], () => import('./TermTree.tsx'));
/** It has no pages, and its order is its own. */
const tree: Layout = { key: 'tree', Icon: ListTree, decides: ['sort'] };

const showTree = (list: List) => (
  <Suspense fallback={<Skeleton shape="panel" />}>
    <TermTree list={list} />
  </Suspense>
);

/** The terms of a taxonomy, as a list or as the tree in which they stand. */
export function TermsScreen() {
  const onTree = isIn(tree, useSearch());
  return <ListScreen layouts={<LayoutSwitch other={tree} />} renderRows={onTree ? showTree : undefined} />;
}
