import { seekers as contract } from '@diwan/api-contract/resources/seekers';
import type { Row } from '#crud/definition.ts';
import { hintOf } from '#crud/lists/hint.ts';
import { pictureColumn } from '#crud/lists/pictures/pictures.ts';
import { findNamed } from '#crud/lists/refs.ts';
import type { Tx } from '#db/database.ts';
import { jobPostsTable } from '../job-posts/table.ts';
import { seekersTable } from '../seekers/table.ts';
import type { applicationsTable } from './table.ts';

/** An application bears the name and the face of whoever applied, and is told apart by its number and the job. */
export async function nameApplications(rows: Row<typeof applicationsTable>[], tx: Tx) {
  const { nameAr, nameEn } = seekersTable;
  const { title } = jobPostsTable;
  const seekers = await findNamed(
    tx,
    seekersTable,
    { nameAr, nameEn, image: pictureColumn(contract, seekersTable) },
    rows.map((row) => row.seekerId),
  );
  const jobs = await findNamed(
    tx,
    jobPostsTable,
    { title },
    rows.map((row) => row.jobPostId),
  );
  return rows.map((row) => {
    const seeker = seekers.get(row.seekerId)!;
    return {
      label: { ar: seeker.nameAr, ...(seeker.nameEn ? { en: seeker.nameEn } : {}) },
      hint: hintOf(row.number, jobs.get(row.jobPostId)!.title),
      image: seeker.image,
    };
  });
}
