import type { businessSpecialists } from '@diwan/api-contract/resources/business-specialists';
import { bilingual } from '#seeding/data/field-of-work.ts';
import { makeTerm, termsSeed } from '../taxonomy/seed.ts';

const licensed = bilingual(`
محاسب قانوني | Certified accountant
محامٍ | Lawyer
مقيّم عقاري | Real estate appraiser
مخلّص جمركي | Customs broker
مترجم معتمد | Certified translator`);
const others = bilingual(`
مستشار تسويق | Marketing consultant
مستشار موارد بشرية | Human resources consultant
منظم فعاليات | Event organiser
مستشار سلاسل إمداد | Supply chain consultant`);

export const businessSpecialistsSeed = termsSeed<typeof businessSpecialists>(({ random, now }) =>
  [...licensed, ...others].map((name, index) => ({
    ...makeTerm(name, random('business-specialists'), now),
    requiresLicense: index < licensed.length,
    commissionBps: index < licensed.length ? 1250 : null,
    image: null,
  })),
);
