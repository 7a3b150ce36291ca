import type { SearchGroup } from '@diwan/api-contract/search';
import type { AnyResource } from '../crud/definition.ts';
import { findNamed } from '../crud/refs.ts';
import type { AnyRow } from '../crud/repository.ts';
import type { Tx } from '../db/database.ts';
import { jobPostsTable, seekersTable } from '../db/schema/resources.ts';
import { applicationsResource } from '../resources/applications.ts';
import { employersResource } from '../resources/employers.ts';
import { industriesResource } from '../resources/industries.ts';
import { jobPostsResource } from '../resources/job-posts.ts';
import { jobTitlesResource } from '../resources/job-titles.ts';
import { seekersResource } from '../resources/seekers.ts';
import { skillsResource } from '../resources/skills.ts';

type Named = Pick<SearchGroup['hits'][number], 'label' | 'hint'>;

/** An area that is searched, and how its records are told apart. */
export interface SearchArea {
  key: SearchGroup['area'];
  resource: AnyResource;
  name(rows: readonly AnyRow[], tx: Tx): Promise<Named[]>;
}

const byItself = (key: SearchArea['key'], resource: AnyResource): SearchArea => ({
  key,
  resource,
  name: async (rows) => rows.map((row) => ({ label: resource.label(row), hint: resource.option?.hint?.(row) ?? null })),
});

/** An application bears the name of whoever applied, and is told apart by its number and the job. */
const applications: SearchArea = {
  key: 'applications',
  resource: applicationsResource,
  async name(rows, tx) {
    const { nameAr, nameEn } = seekersTable;
    const seekers = await findNamed(tx, seekersTable, { nameAr, nameEn }, new Set(rows.map((row) => row.seekerId)));
    const jobs = await findNamed(
      tx,
      jobPostsTable,
      { title: jobPostsTable.title },
      new Set(rows.map((row) => row.jobPostId)),
    );
    return rows.map((row) => {
      const seeker = seekers.get(row.seekerId)!;
      return {
        label: { ar: seeker.nameAr, ...(seeker.nameEn ? { en: seeker.nameEn } : {}) },
        hint: `${row.number} · ${jobs.get(row.jobPostId)!.title.ar}`,
      };
    });
  },
};

/** Every area of the search, in the order in which its records are offered. */
export const searchAreas: readonly SearchArea[] = [
  byItself('jobPosts', jobPostsResource),
  applications,
  byItself('seekers', seekersResource),
  byItself('employers', employersResource),
  byItself('jobTitles', jobTitlesResource),
  byItself('skills', skillsResource),
  byItself('industries', industriesResource),
];
