import { announce, toasts } from '@diwan/ui';
import { useGo, useSearch } from '#navigation/navigation-context.tsx';
import { type RecordPage, rememberPage } from '../list/query/record-pager.ts';
import { useMutation } from '../query/use-mutation.ts';
import { useResource } from '../resource/resource-context.ts';
import { recordPath } from '../resource/resource-paths.ts';
import { type PagerSide, pageBeside } from './page-beside.ts';

/** The way from a record to those before and after it in the list that one came from, also across its pages. */
export function useRecordPager(id: string, page: RecordPage) {
  const { resource, t } = useResource();
  const search = useSearch();
  const go = useGo();
  const index = page.ids.indexOf(id);
  const pages = { previous: useMutation(pageOn('previous')), next: useMutation(pageOn('next')) };
  const neighbourOn = (side: PagerSide) => page.ids[side === 'next' ? index + 1 : index - 1];
  const hasNeighbour = (side: PagerSide) => neighbourOn(side) !== undefined || page[side] !== null;
  return {
    index,
    isEnd: (side: PagerSide) => !hasNeighbour(side),
    goTo: (side: PagerSide) => () => {
      if (neighbourOn(side) === undefined && page[side] !== null) pages[side].start();
      else open(neighbourOn(side), side);
    },
  };

  function pageOn(side: PagerSide) {
    return {
      act: () => pageBeside(resource, page, side),
      onDone: (page: RecordPage) => {
        if (page.ids.length > 0) rememberPage(resource.key, page);
        open(side === 'next' ? page.ids[0] : page.ids.at(-1), side);
      },
      onFailed: () => toasts.show({ title: t('failed.title'), description: t('failed.text'), tone: 'critical' }),
    };
  }
  function open(neighbour: string | undefined, side: PagerSide) {
    if (neighbour === undefined) announce(t(`records:pager.${side === 'next' ? 'last' : 'first'}`));
    else go(recordPath(resource.key, neighbour) + tabOnly(search));
  }
}

/** The neighbour opens on the same tab. */
function tabOnly(search: string): string {
  const tab = new URLSearchParams(search).get('tab');
  return tab ? `?tab=${tab}` : '';
}
