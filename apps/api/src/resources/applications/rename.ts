import { eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import type { seekersTable } from '../seekers/table.ts';
import { applicationSearchKey } from './search-key.ts';
import { applicationsTable as applications } from './table.ts';

type Seeker = Row<typeof seekersTable>;

/** Applications are found by whoever applied. */
export async function renameApplications(
  named: Pick<Seeker, 'name' | 'headline'>,
  { id, number }: Pick<Seeker, 'id' | 'number'>,
  { tx }: Writer,
): Promise<void> {
  const own = await tx
    .select({ id: applications.id, number: applications.number })
    .from(applications)
    .where(eq(applications.seekerId, id))
    .orderBy(applications.id);
  for (const application of own)
    await tx
      .update(applications)
      .set({ searchKey: applicationSearchKey(application, { ...named, number }) })
      .where(eq(applications.id, application.id));
}
