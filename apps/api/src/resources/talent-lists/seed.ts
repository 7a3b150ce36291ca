import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, hour, instant, makeId } from '#seeding/time.ts';
import { employersSeed, type PlannedEmployer } from '../employers/seed.ts';
import { talentListSearchKey } from './search-key.ts';

/** A shortlist, before anybody is on it. */
export interface PlannedTalentList {
  id: string;
  employer: PlannedEmployer;
  name: string;
  state: 'open' | 'archived';
  createdAt: number;
}

/** What employers call their lists. */
const names = [
  'مرشحون للمقابلة الثانية',
  'كفاءات للتواصل لاحقًا',
  'فريق الصيف',
  'مناصب قيادية',
  'حديثو التخرج',
  'مشروع التوسع',
  'توطين الوظائف الإدارية',
  'دوام جزئي وعن بُعد',
  'بدلاء محتملون',
  'خبرات نادرة',
  'Second interviews',
  'Regional hires',
];

export const talentListsSeed: Seed<PlannedTalentList[]> = { plan: planLists, rows: listRows };

/** Every fifth employer that was ever verified keeps a few lists. */
function planLists({ seed, now, planOf }: Seeding): PlannedTalentList[] {
  const random = createRandom(seed, 'talent-lists');
  const owners = planOf(employersSeed).filter(
    ({ state, createdAt }) => ['verified', 'suspended', 'closed'].includes(state) && now - createdAt > 2 * day,
  );
  return owners
    .filter((_, index) => index % 5 === 0)
    .flatMap((employer) =>
      random.some(names, random.int(1, 4)).map((name): PlannedTalentList => {
        const createdAt = employer.createdAt + hour + random.next() * (now - employer.createdAt - 2 * hour);
        const isArchived = employer.state === 'closed' || (now - createdAt > 60 * day && random.chance(0.3));
        return { id: makeId(createdAt, random), employer, name, state: isArchived ? 'archived' : 'open', createdAt };
      }),
    )
    .sort((one, other) => one.createdAt - other.createdAt);
}

function* listRows(lists: PlannedTalentList[]) {
  for (const { id, employer, name, state, createdAt } of lists) {
    const author = { type: 'employer' as const, id: employer.id, name: employer.name.ar };
    yield {
      id,
      createdAt: instant(createdAt),
      updatedAt: instant(createdAt),
      stateChangedAt: instant(createdAt),
      createdBy: author,
      updatedBy: author,
      searchKey: talentListSearchKey({ name }, employer.name),
      state,
      employerId: employer.id,
      name,
      nameKey: searchKey(name),
    };
  }
}
