import type { AreaKey } from '../menu/areas.ts';
import { type ResourcePath, resourceScreens } from '../resources.ts';
import { otherScreens } from './other-screens.ts';

export interface ScreenRoute {
  /** Names the screen's title among the messages `screens`; a resource's screen is named by both, such as `skills.edit`. */
  title: string;
  area: AreaKey | undefined;
  /** `editor` admits editors and admins; `anyone` needs no sign-in. */
  rule: 'editor' | 'anyone';
  layout: 'main' | 'blank';
  /** Whether it is kept as it is while what is opened from it is shown. */
  rests: boolean;
  /** The demo's screens stand in a document of their own: its worker only takes over a page that was opened there. */
  document?: 'demo';
}

export type ScreenPath = ResourcePath | keyof typeof otherScreens;

interface Said {
  title: string;
  area?: AreaKey;
  isOpen?: boolean;
  rests?: boolean;
  document?: 'demo';
}

function routeOf({ title, area, isOpen, rests = false, document }: Said): ScreenRoute {
  const guarded = isOpen
    ? ({ rule: 'anyone', layout: 'blank' } as const)
    : ({ rule: 'editor', layout: 'main' } as const);
  return { title, area, rests, ...guarded, ...(document ? { document } : {}) };
}

const said: readonly [string, Said][] = [
  ...Object.entries(otherScreens),
  ...resourceScreens.map(({ key, kind, path, entry }): [string, Said] => [
    path,
    { title: `${key}.${kind}`, area: entry.area, rests: kind === 'list' },
  ]),
];

/** Every address of the product; `:x?` may be missing. */
export const screenPaths = Object.fromEntries(said.map(([path, each]) => [path, routeOf(each)])) as Record<
  ScreenPath,
  ScreenRoute
>;
