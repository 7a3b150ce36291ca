import type { businessSpecialists } from '@diwan/api-contract/resources/business-specialists';
import { bilingual } from '#seeding/data/field-of-work.ts';
import { makeTerm, termsSeed } from '../taxonomy/seed.ts';

/** Whoever does one of the first five needs a licence. */
const professions = bilingual(`
محاسب قانوني | Certified accountant
محامٍ | Lawyer
مقيّم عقاري | Real estate appraiser
مخلّص جمركي | Customs broker
مترجم معتمد | Certified translator
مستشار تسويق | Marketing consultant
مستشار موارد بشرية | Human resources consultant
مصمم هوية بصرية | Brand designer
مطور مواقع | Web developer
منظم فعاليات | Event organiser
مستشار سلاسل إمداد | Supply chain consultant`);
export const businessSpecialistsSeed = termsSeed<typeof businessSpecialists>(({ random, now }) =>
  professions.map((name, index) => ({
    ...makeTerm(name, random('business-specialists'), now),
    requiresLicense: index < 5,
    commissionBps: index < 5 ? 1250 : null,
    image: null,
  })),
);
