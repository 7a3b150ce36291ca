import { bilingual } from '#seeding/data/field-of-work.ts';
import type { Seed } from '#seeding/seed.ts';
import { makeTerm } from '../taxonomy/seed.ts';
import { termKeys } from '../taxonomy/term-keys.ts';

const licensed = bilingual(`
محاسب قانوني | Certified accountant
محامٍ | Lawyer
مقيّم عقاري | Real estate appraiser
مخلّص جمركي | Customs broker
مترجم معتمد | Certified translator`);
const others = bilingual(`
مستشار تسويق | Marketing consultant
مستشار موارد بشرية | Human resources consultant
مصمم هوية بصرية | Brand designer
مطور مواقع | Web developer
كاتب محتوى | Content writer
منظم فعاليات | Event organiser
مستشار سلاسل إمداد | Supply chain consultant`);

export const businessSpecialistsSeed: Seed<(ReturnType<typeof makeTerm> & { requiresLicense: boolean })[]> = {
  plan: ({ random, now }) =>
    [...licensed, ...others].map((name, index) => ({
      ...makeTerm(name, random('business-specialists'), now),
      requiresLicense: index < licensed.length,
    })),
  *rows(terms) {
    for (const term of terms) yield { ...term, ...termKeys(term) };
  },
};
