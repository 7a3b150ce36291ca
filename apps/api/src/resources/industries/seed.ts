import type { Seed } from '#seeding/seed.ts';
import { makeTerm, termStream } from '../taxonomy/seed.ts';
import { termKeys } from '../taxonomy/term-keys.ts';
import { gap } from '../taxonomy/tree/tree.ts';
import { type IsicEntry, ownDivisions, sections } from './isic/isic.ts';

type Industry = ReturnType<typeof makeTerm>;

/** The sections of ISIC, by their letter; each has its divisions below it. */
export const industriesSeed: Seed<ReadonlyMap<string, Industry>> = {
  plan({ random, now }) {
    return new Map(sections.map(({ code, name }) => [code, makeTerm(name, random(termStream), now)] as const));
  },
  *rows(industries, { random, now }) {
    for (const [index, entry] of sections.entries())
      yield { ...industryOf(entry, industries.get(entry.code)!), order: (index + 1) * gap };
    for (const [index, entry] of ownDivisions.entries())
      yield {
        ...industryOf(entry, makeTerm(entry.name, random('divisions'), now)),
        parentId: industries.get(entry.section)!.id,
        order: (index + 1) * gap,
      };
  },
};

const industryOf = ({ code, section }: IsicEntry, term: Industry) => ({
  ...term,
  ...termKeys({ ...term, code }),
  code,
  isicSection: section,
  source: 'isic' as const,
});
