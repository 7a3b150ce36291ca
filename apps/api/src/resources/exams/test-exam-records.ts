import { nextNumber } from '#crud/number.ts';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { figuresOf } from './questions.ts';
import { examSearchKey } from './search-key.ts';
import { examsTable } from './table.ts';
import { examOf } from './test-exams.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };

/** Puts a published exam into a test's database, with whatever a test cares about given. */
export async function addExam({ orm }: Pick<Database, 'orm'>, given: Parameters<typeof examOf>[0] = {}) {
  const draft = examOf(given);
  const number = await nextNumber(orm, 'EXM', 'exams_number');
  const searchKey = examSearchKey({ number, title: draft.title });
  const row = { id: newId(), number, state: 'published' as const, createdBy: someone, updatedBy: someone, searchKey };
  const [exam] = await orm
    .insert(examsTable)
    .values({ ...row, ...draft, ...figuresOf(draft) })
    .returning();
  return exam!;
}
