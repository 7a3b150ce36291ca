import { flagsIn } from '@diwan/api-contract/moderation/review-text';
import type { reviewTargets } from '@diwan/api-contract/values/records/review';
import { nextNumber } from '#crud/number.ts';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { reviewKeys } from '#resources/reviews/search-key.ts';
import { reviewsTable } from '#resources/reviews/table.ts';
import { recordsIn } from '../records.ts';
import { addProvider } from './provider-records.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };
type Columns = Partial<typeof reviewsTable.$inferInsert>;
type Targeted = Columns & { targetType: (typeof reviewTargets)[number] };

/** Puts a review, of a provider unless another target is given, into a test's database, with whatever the test cares about. */
export async function addReview(database: Database, row: Columns | Targeted = {}) {
  const number = await nextNumber(database.orm, 'RVW', 'reviews_number');
  const { title = null, text = 'خدمة ممتازة وتسليم في الموعد' } = row;
  const ofProvider = async () => ({ targetType: 'provider' as const, providerId: (await addProvider(database)).id });
  const author = row.authorEmployerId ?? row.authorSeekerId ?? (await recordsIn(database).seeker()).id;
  const [added] = await database.orm
    .insert(reviewsTable)
    .values({
      id: newId(),
      createdBy: someone,
      updatedBy: someone,
      number,
      state: 'pending',
      rating: 5,
      title,
      text,
      language: 'ar',
      autoFlags: flagsIn([title, text]),
      searchKey: reviewKeys({ number, title, text }),
      ...(row.authorEmployerId ? {} : { authorSeekerId: author }),
      ...(row.targetType ? {} : await ofProvider()),
      ...row,
    } as typeof reviewsTable.$inferInsert)
    .returning();
  return added!;
}
