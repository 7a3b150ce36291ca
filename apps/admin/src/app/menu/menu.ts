import type { Capability } from '@diwan/api-contract/capabilities';
import type { WorkQueues } from '@diwan/api-contract/endpoints/work';
import { resourceScreens } from '../resources.ts';
import { otherScreens } from '../routes/other-screens.ts';
import { type AreaKey, areas } from './areas.ts';

export interface MenuEntry {
  /** Names its title among the messages `screens`. */
  title: string;
  href: string;
  area: AreaKey;
  /** The work that waits there. */
  queue?: keyof WorkQueues;
  needs?: Capability;
}

export type Can = (capability: Capability) => boolean;

const hrefOf = (path: string) => path.replace(/\/:\w+\??$/, '');

const entries: readonly MenuEntry[] = [
  ...resourceScreens
    .filter(({ kind, entry }) => kind === 'list' || (kind === 'add' && entry.isAddedFromMenu))
    .map(({ key, kind, path, entry: { area, queue, worksAt, needs } }) => ({
      title: `${key}.${kind}`,
      href: hrefOf(path),
      area,
      ...(queue && kind === 'list' && !worksAt ? { queue: queue.name } : {}),
      ...(needs ? { needs } : {}),
    })),
  ...Object.entries(otherScreens).flatMap(([path, each]) =>
    'area' in each && each.area
      ? [
          {
            title: each.title,
            href: hrefOf(path),
            area: each.area,
            ...('queue' in each ? { queue: each.queue } : {}),
            ...('needs' in each ? { needs: each.needs } : {}),
          },
        ]
      : [],
  ),
];

/** The menu's groups and entries, in their order: those of resources first. */
export const menu = Object.fromEntries(
  areas.map((area) => [area, entries.filter((entry) => entry.area === area)]),
) as Record<AreaKey, MenuEntry[]>;

/** What somebody finds in a group of the menu. */
export const entriesOf = (area: AreaKey, can: Can): MenuEntry[] =>
  menu[area].filter(({ needs }) => needs === undefined || can(needs));

/** The entry of the menu under which an address lies: the entry itself, or the one with the same first segment. */
export function menuEntryOf(path: string): MenuEntry | undefined {
  const [, segment] = path.split('/');
  const beneath = entries.filter(({ href }) => path === href || path.startsWith(`${href}/`));
  return (
    beneath.sort((a, b) => b.href.length - a.href.length)[0] ??
    entries.find(({ href }) => href.split('/')[1] === segment)
  );
}
