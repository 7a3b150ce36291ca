import { eq, inArray } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { interviewsTable as interviews } from '#resources/applications/interviews/table.ts';
import { scorecardsTable as scorecards } from '#resources/applications/scorecards/table.ts';
import { applicationSearchKey } from '#resources/applications/search-key.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import type { blankColumns } from './blank.ts';
import type { Leaving } from './leaving.ts';

/** Of applications and meetings what happened stays, and what anybody wrote goes. */
export async function eraseApplications(
  { id, number, applicationIds }: Leaving,
  { name, headline }: ReturnType<typeof blankColumns>,
  { tx }: Writer,
): Promise<void> {
  const own = await tx.select().from(applications).where(inArray(applications.id, applicationIds));
  for (const row of own) {
    const { rejection, offers, createdBy, updatedBy } = row;
    const unnamed = (author: typeof createdBy) => (author.id === id ? { ...author, name: number } : author);
    await tx
      .update(applications)
      .set({
        version: row.version + 1,
        searchKey: applicationSearchKey(row, { number, name, headline }),
        coverNote: null,
        cvSnapshot: null,
        answers: [],
        tags: [],
        rejection: rejection && { ...rejection, note: null },
        offers: offers.map((offer) => ({ ...offer, note: null })),
        createdBy: unnamed(createdBy),
        updatedBy: unnamed(updatedBy),
      })
      .where(eq(applications.id, row.id));
  }
  await tx
    .update(interviews)
    .set({
      title: '—',
      place: null,
      link: null,
      notes: null,
      cancellation: null,
    })
    .where(inArray(interviews.applicationId, applicationIds));
  await tx.update(scorecards).set({ text: null }).where(inArray(scorecards.applicationId, applicationIds));
}
