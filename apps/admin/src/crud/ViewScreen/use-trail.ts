import { announce, toasts } from '@diwan/ui';
import { useGo, useSearch } from '#navigation/navigation-context.tsx';
import { addressOf } from '../addresses.ts';
import { type ListTrail, rememberTrail, type TrailSide, trailBeside } from '../list-trail.ts';
import { useRoom } from '../room.tsx';
import { useOnce } from '../use-once.ts';

/** The way from a record to those before and after it in the list that one came from, also across its pages. */
export function useTrail(id: string, trail: ListTrail) {
  const { resource, t } = useRoom();
  const search = useSearch();
  const go = useGo();
  const index = trail.ids.indexOf(id);
  const pages = { previous: useOnce(pageOn('previous')), next: useOnce(pageOn('next')) };
  const neighbourOn = (side: TrailSide) => trail.ids[side === 'next' ? index + 1 : index - 1];
  const hasNeighbour = (side: TrailSide) => neighbourOn(side) !== undefined || trail[side] !== null;
  return {
    index,
    isEnd: (side: TrailSide) => !hasNeighbour(side),
    goTo: (side: TrailSide) => () => {
      if (neighbourOn(side) === undefined && trail[side] !== null) pages[side].start();
      else open(neighbourOn(side), side);
    },
  };

  function pageOn(side: TrailSide) {
    return {
      act: () => trailBeside(resource, trail, side),
      onDone: (page: ListTrail) => {
        if (page.ids.length > 0) rememberTrail(resource.key, page);
        open(side === 'next' ? page.ids[0] : page.ids.at(-1), side);
      },
      onFailed: () => toasts.show({ title: t('failed.title'), description: t('failed.text'), tone: 'critical' }),
    };
  }
  function open(neighbour: string | undefined, side: TrailSide) {
    if (neighbour === undefined) announce(t(`records:trail.${side === 'next' ? 'last' : 'first'}`));
    else go(addressOf(resource, neighbour) + tabOnly(search));
  }
}

/** The neighbour opens on the same tab. */
function tabOnly(search: string): string {
  const tab = new URLSearchParams(search).get('tab');
  return tab ? `?tab=${tab}` : '';
}
