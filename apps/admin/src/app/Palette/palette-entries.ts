import type { SearchGroup } from '@diwan/api-contract/search';
import type { Settings } from '@diwan/api-contract/settings';
import { searchKey } from '@diwan/api-contract/values/search-key';
import type { CommandGroup } from '@diwan/ui';
import type { TFunction } from 'i18next';
import type { Commands } from '#crud/commands.ts';
import { localizedLabel } from '#crud/labels.ts';
import { recordPlaces } from '#crud/record-places.ts';
import { shownAreas } from '../areas.ts';
import { menu } from '../menu.ts';
import type { ScreenTitle } from '../screen-paths.ts';

/** What choosing an entry does: go somewhere, or run a command of the record. */
export type Deed = { kind: 'go'; href: string } | { kind: 'run'; run: () => void };

export interface Entries {
  groups: CommandGroup[];
  deeds: ReadonlyMap<string, Deed>;
}

interface Sources {
  text: string;
  offered: readonly Commands[];
  found: readonly SearchGroup[];
  language: 'ar' | 'en';
  settings: Settings;
  t: TFunction<['palette', 'screens', 'shell']>;
}

const titles: Record<SearchGroup['area'], ScreenTitle> = {
  applications: 'applicants',
  employers: 'employers',
  industries: 'industries',
  jobPosts: 'jobPosts',
  jobTitles: 'jobTitles',
  seekers: 'seekers',
  skills: 'skills',
};

/** The entries of the palette for what was typed: the record's commands, screens, records. */
export function entriesFor({ text, offered, found, language, settings, t }: Sources): Entries {
  const deeds = new Map<string, Deed>();
  const words = searchKey(text).split(' ').filter(Boolean);
  const fits = (...texts: string[]) => words.every((word) => searchKey(texts.join(' ')).includes(word));

  const commands = offered.map(({ title, commands: all }, index) => ({
    id: `commands-${index}`,
    title,
    commands: all
      .filter(({ label }) => fits(label))
      .map(({ id, label, refusal, run }) => {
        deeds.set(id, { kind: 'run', run });
        return { id, label, ...(refusal ? { note: refusal, isDisabled: true } : {}) };
      }),
  }));

  const screen = (title: string, href: string, area: string) => {
    const id = `go ${href}`;
    deeds.set(id, { kind: 'go', href });
    return { id, label: title, note: area };
  };
  const places = shownAreas(settings).flatMap((area) =>
    menu[area].map(({ title, href }) => screen(t(`screens:${title}`), href, t(`shell:areas.${area}`))),
  );
  const screens = [screen(t('screens:dashboard'), '/dashboard', ''), ...places].filter(({ label, note }) =>
    fits(label, note),
  );

  const records = found.map(({ area, hits, hasMore }) => {
    const place = recordPlaces[area];
    const items = hits.map((hit) => {
      const id = `${area} ${hit.id}`;
      deeds.set(id, { kind: 'go', href: place.open(hit.id) });
      return { id, label: localizedLabel(hit.label, language), ...(hit.hint ? { note: hit.hint } : {}) };
    });
    const all = `all ${area}`;
    if (hasMore) deeds.set(all, { kind: 'go', href: `${place.list}?${new URLSearchParams({ q: text.trim() })}` });
    return {
      id: area,
      title: t(`screens:${titles[area]}`),
      commands: hasMore ? [...items, { id: all, label: t('palette:showAll') }] : items,
    };
  });

  const groups = [...commands, { id: 'screens', title: t('palette:screens'), commands: screens }, ...records];
  return { groups: groups.filter((group) => group.commands.length > 0), deeds };
}
