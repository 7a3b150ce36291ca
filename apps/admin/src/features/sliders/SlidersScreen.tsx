import { Skeleton } from '@diwan/ui';
import { ArrowUpDown } from 'lucide-react';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { ListScreen } from '#crud/list/ListScreen.tsx';
import { LayoutSwitch } from '#crud/list/layouts/LayoutSwitch.tsx';
import { isIn, type Layout } from '#crud/list/layouts/layout.ts';
import type { List } from '#crud/list/use-list.ts';
import { useSearch } from '#navigation/navigation-context.tsx';

const SliderOrder = lazyNow([], () => import('./ordering/SliderOrder.tsx'));
/** It has no pages, and its order is its own. */
const order: Layout = { key: 'order', Icon: ArrowUpDown, decides: ['sort'] };

const showOrder = (list: List) => (
  <Suspense fallback={<Skeleton shape="panel" />}>
    <SliderOrder list={list} />
  </Suspense>
);

/** The sliders, as a list or in the order in which each placement shows them. */
export function SlidersScreen() {
  const inOrder = isIn(order, useSearch());
  return <ListScreen layouts={<LayoutSwitch other={order} />} renderRows={inOrder ? showOrder : undefined} />;
}
