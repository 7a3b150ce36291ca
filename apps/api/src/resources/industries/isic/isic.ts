import { isicSections } from '@diwan/api-contract/values/records/taxonomy';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { industrySections } from '#seeding/data/industries.ts';
import divisions from './isic-4.json' with { type: 'json' };

/** What ISIC knows an activity by: a letter for a section, two digits for one of its divisions. */
export interface IsicEntry {
  code: string;
  section: string;
  name: Required<LocalizedText>;
}

const longestName = 120;
const shortened = (title: string) => (title.length > longestName ? title.split(/[;؛]/)[0]! : title);

export const sections: readonly IsicEntry[] = industrySections.map((name, index) => {
  const code = isicSections[index]!;
  return { code, section: code, name };
});

const names = new Set(sections.flatMap(({ name }) => [name.ar, name.en]));

/** Without those that are called as their section. */
export const ownDivisions: readonly IsicEntry[] = Object.entries(divisions)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([code, { section, ar, en }]) => ({ code, section, name: { ar: shortened(ar), en: shortened(en) } }))
  .filter(({ name }) => !names.has(name.ar) && !names.has(name.en));
