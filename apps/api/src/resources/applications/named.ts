import { seekers as contract } from '@diwan/api-contract/resources/seekers';
import { oncePerBatch, type Reader } from '#crud/definition.ts';
import { pictureColumn } from '#crud/lists/pictures/pictures.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { seekersTable } from '#resources/seekers/table.ts';

/** The job posts that some applications are for, read once for all that is told of those. */
export const jobPostsOf = oncePerBatch((rows: { jobPostId: string }[], { tx }: Reader) => {
  const { title, state, openings, filled, scorecardsNeeded } = jobPostsTable;
  return findNamed(
    tx,
    jobPostsTable,
    { title, state, openings, filled, scorecardsNeeded },
    rows.map(({ jobPostId }) => jobPostId),
  );
});

/** Those who applied, likewise. */
export const seekersOf = oncePerBatch((rows: { seekerId: string }[], { tx }: Reader) => {
  const { nameAr, nameEn, headline, skillIds, hasCv, emailRefusedAt } = seekersTable;
  return findNamed(
    tx,
    seekersTable,
    { nameAr, nameEn, headline, skillIds, hasCv, emailRefusedAt, image: pictureColumn(contract, seekersTable) },
    rows.map(({ seekerId }) => seekerId),
  );
});
