import type { TalentListEntry } from '@diwan/api-contract/resources/talent-list-entries';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { before, instant, makeId, recordNumber } from '#seeding/time.ts';
import type { PlannedApplication } from '../applications/seed/plan.ts';
import { applicationsSeed } from '../applications/seed.ts';
import type { PlannedSeeker } from '../seekers/planned-seeker.ts';
import { seekersSeed } from '../seekers/seed.ts';
import { type PlannedTalentList, talentListsSeed } from '../talent-lists/seed.ts';
import { talentListEntrySearchKey } from './search-key.ts';

interface PlannedEntry {
  list: PlannedTalentList;
  seeker: PlannedSeeker;
  addedAt: number;
  state: TalentListEntry['state'];
  isUnlocked: boolean;
}

/** What an employer writes beside a name, whoever it is. */
const notes = [
  'السيرة الذاتية مناسبة، ويبقى التحقق من الشهادات المهنية.',
  'التوقعات المالية ضمن الميزانية.',
  'يُفضّل التواصل بعد الظهر.',
  'تقييم ممتاز في المقابلة الأولى.',
  'الخبرة في القطاع أقل من المطلوب، لكن المهارات واعدة.',
  'Strong portfolio; ask about relocation.',
];

export const talentListEntriesSeed: Seed<PlannedEntry[]> = { plan: planEntries, rows: entryRows };

function planEntries({ seed, now, planOf }: Seeding): PlannedEntry[] {
  const random = createRandom(seed, 'talent-list-entries');
  const reaching = createRandom(seed, 'talent-list-entries.stages');
  const seekers = planOf(seekersSeed);
  const entries = planOf(talentListsSeed)
    .flatMap((list) => {
      // A list that was made just now may be empty.
      const count = random.chance(0.06) ? 0 : random.int(2, 14);
      return random.some(sample(seekers, list, random), count).map((seeker) => {
        seeker.isListed = true;
        const from = Math.max(list.createdAt, seeker.createdAt);
        return { list, seeker, addedAt: from + random.next() * (now - from) };
      });
    })
    .sort((one, other) => one.addedAt - other.addedAt)
    .map((entry): PlannedEntry => {
      const state = reaching.weighted<TalentListEntry['state']>({ saved: 52, contacted: 30, shortlisted: 18 });
      // Nobody is contacted whose contact details the employer can't read.
      return { ...entry, state, isUnlocked: state !== 'saved' || reaching.chance(0.25) };
    });
  countViews(entries, planOf(applicationsSeed).planned);
  return entries;
}

/** Each person is opened to an employer once, and whoever has applied to it is known anyway. */
function countViews(entries: readonly PlannedEntry[], applications: readonly PlannedApplication[]): void {
  const pair = (employer: { id: string }, seeker: { id: string }) => `${employer.id} ${seeker.id}`;
  const known = new Set(applications.map(({ jobPost, seeker }) => pair(jobPost.employer, seeker)));
  for (const { list, seeker, addedAt, isUnlocked } of entries) {
    const each = pair(list.employer, seeker);
    if (!isUnlocked || known.has(each)) continue;
    known.add(each);
    list.employer.cvViews.push(addedAt);
  }
}

/** Fifty at most of those who were registered when the list was made, mostly of one field of work. */
function sample(seekers: readonly PlannedSeeker[], { createdAt }: PlannedTalentList, random: Random): PlannedSeeker[] {
  const there = before(seekers, createdAt);
  const chosen = Array.from({ length: 50 }, () => random.pick(there));
  const { field } = chosen[0]!.title;
  return [...new Set([...chosen.filter(({ title }) => title.field === field), ...chosen])];
}

function* entryRows(entries: PlannedEntry[], { seed, now }: Seeding) {
  const random = createRandom(seed, 'talent-list-entries.details');
  for (const [index, { list, seeker, addedAt, state, isUnlocked }] of entries.entries()) {
    const number = recordNumber('TAL', addedAt, index + 1);
    const changedAt = state === 'saved' ? addedAt : addedAt + random.next() * (now - addedAt);
    const author = { type: 'employer' as const, id: list.employer.id, name: list.employer.name.ar };
    yield {
      id: makeId(addedAt, random),
      number,
      version: state === 'saved' ? 1 : 2,
      createdAt: instant(addedAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: author,
      updatedBy: author,
      searchKey: talentListEntrySearchKey({ number }, seeker),
      state,
      listId: list.id,
      employerId: list.employer.id,
      seekerId: seeker.id,
      source: random.weighted<TalentListEntry['source']>({ search: 60, application: 30, invited: 10 }),
      unlockedAt: isUnlocked ? instant(addedAt) : null,
      note: random.chance(0.3) ? random.pick(notes) : null,
    };
  }
}
