import { resources } from '@diwan/api-contract/resources';
import { searchAreas as keys, type SearchGroup } from '@diwan/api-contract/search';
import type { AnyResource } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import type { AnyRow } from '#crud/lists/repository.ts';
import type { Tx } from '#db/database.ts';
import { jobPostsTable, seekersTable } from '#db/schema/resources.ts';
import { resourceAt } from '#resources/every-resource.ts';

type Named = Pick<SearchGroup['hits'][number], 'label' | 'hint'>;

/** An area that is searched, and how its records are told apart. */
export interface SearchArea {
  key: SearchGroup['area'];
  resource: AnyResource;
  name(rows: readonly AnyRow[], tx: Tx): Named[] | Promise<Named[]>;
}

/** An application bears the name of whoever applied, and is told apart by its number and the job. */
async function nameApplications(rows: readonly AnyRow[], tx: Tx): Promise<Named[]> {
  const { nameAr, nameEn } = seekersTable;
  const { title } = jobPostsTable;
  const seekers = await findNamed(
    tx,
    seekersTable,
    { nameAr, nameEn },
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
      hint: `${row.number} · ${jobs.get(row.jobPostId)!.title.ar}`,
    };
  });
}

function areaOf(key: SearchArea['key']): SearchArea {
  const resource = resourceAt(resources[key].path);
  if (key === 'applications') return { key, resource, name: nameApplications };
  const hintOf = resource.option?.hint ?? (() => undefined);
  return {
    key,
    resource,
    name: (rows) => rows.map((row) => ({ label: resource.label(row), hint: hintOf(row) ?? null })),
  };
}

/** Every area of the search, in the order in which its records are offered. */
export const searchAreas: readonly SearchArea[] = keys.map(areaOf);
