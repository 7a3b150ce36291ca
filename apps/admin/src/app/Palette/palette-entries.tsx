import type { SearchGroup } from '@diwan/api-contract/endpoints/search';
import type { SharedSettings } from '@diwan/api-contract/settings/register';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import type { CommandGroup } from '@diwan/ui';
import { NamedFace } from '#crud/resource/face/RecordFace.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { listPath, recordPath } from '#crud/resource/resource-paths.ts';
import type { Commands } from '#crud/workflow/commands.ts';
import type { Translate } from '#messages/messages.ts';
import { shownAreas } from '../menu/areas.ts';
import { type Can, entriesOf } from '../menu/menu.ts';

/** What choosing an entry does: go somewhere, or run a command of the record. */
export type PaletteAction = { kind: 'go'; href: string } | { kind: 'run'; run: () => void };

export interface Entries {
  groups: CommandGroup[];
  actions: ReadonlyMap<string, PaletteAction>;
}

interface Sources {
  text: string;
  offered: readonly Commands[];
  found: readonly SearchGroup[];
  language: 'ar' | 'en';
  settings: SharedSettings;
  can: Can;
  t: Translate;
}

/** The entries of the palette for what was typed: the record's commands, screens, records. */
export function entriesFor({ text, offered, found, language, settings, can, t }: Sources): Entries {
  const actions = new Map<string, PaletteAction>();
  const words = searchKey(text).split(' ').filter(Boolean);
  const fits = (...texts: string[]) => words.every((word) => searchKey(texts.join(' ')).includes(word));

  const commands = offered.map(({ title, commands: all }, index) => ({
    id: `commands-${index}`,
    title,
    commands: all
      .filter(({ label }) => fits(label))
      .map(({ id, label, refusal, run }) => {
        actions.set(id, { kind: 'run', run });
        return { id, label, ...(refusal ? { note: refusal, isDisabled: true } : {}) };
      }),
  }));

  const screen = (title: string, href: string, area: string) => {
    const id = `go ${href}`;
    actions.set(id, { kind: 'go', href });
    return { id, label: title, note: area };
  };
  const entries = shownAreas(settings).flatMap((area) =>
    entriesOf(area, can).map(({ title, href }) => screen(t(`screens:${title}`), href, t(`shell:areas.${area}`))),
  );
  const own = [screen(t('screens:dashboard'), '/dashboard', ''), screen(t('screens:savedWork'), '/saved-work', '')];
  const screens = [...own, ...entries].filter(({ label, note }) => fits(label, note));

  const records = found.map(({ area, hits, hasMore }) => {
    const items = hits.map((hit) => {
      const id = `${area} ${hit.id}`;
      const label = localizedLabel(hit.label, language);
      actions.set(id, { kind: 'go', href: recordPath(area, hit.id) });
      return {
        id,
        label,
        start: <NamedFace resource={area} name={label} image={hit.image} />,
        ...(hit.hint ? { note: localizedLabel(hit.hint, language) } : {}),
      };
    });
    const all = `all ${area}`;
    if (hasMore) actions.set(all, { kind: 'go', href: `${listPath(area)}?${new URLSearchParams({ q: text.trim() })}` });
    return {
      id: area,
      title: t(`screens:${area}.list`),
      commands: hasMore ? [...items, { id: all, label: t('palette:showAll') }] : items,
    };
  });

  const groups = [...commands, { id: 'screens', title: t('palette:screens'), commands: screens }, ...records];
  return { groups: groups.filter((group) => group.commands.length > 0), actions };
}
