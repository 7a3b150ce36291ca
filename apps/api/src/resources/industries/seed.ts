import { isicSections } from '@diwan/api-contract/values/records/taxonomy';
import { industrySections } from '#seeding/data/industries.ts';
import type { Seed } from '#seeding/seed.ts';
import { makeTerm, termStream } from '../taxonomy/seed.ts';
import { termKeys } from '../taxonomy/term-keys.ts';
import { gap } from '../taxonomy/tree/tree.ts';

type Industry = ReturnType<typeof makeTerm>;

/** The sections of ISIC, by their letter. */
export const industriesSeed: Seed<ReadonlyMap<string, Industry>> = {
  plan({ random, now }) {
    const industries = industrySections.map(
      (name, index) => [isicSections[index]!, makeTerm(name, random(termStream), now)] as const,
    );
    return new Map(industries);
  },
  *rows(industries) {
    for (const [index, [section, term]] of [...industries].entries())
      yield {
        ...term,
        ...termKeys({ ...term, code: section }),
        code: section,
        isicSection: section,
        source: 'isic' as const,
        order: (index + 1) * gap,
      };
  },
};
