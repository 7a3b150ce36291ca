import type { ResourceKey, resources } from '@diwan/api-contract/resources';
import type { Namespaces } from '@diwan/messages/namespaces';
import type { z } from 'zod';
import type { ExportColumns } from './column.ts';
import { applicationColumns } from './columns/applications.ts';
import { employerColumns } from './columns/employers.ts';
import { jobPostColumns } from './columns/job-posts.ts';
import { seekerColumns } from './columns/seekers.ts';
import { industryColumns, jobTitleColumns, skillColumns } from './columns/terms.ts';

type Resources = typeof resources;

/** What is exported of each resource; a forgotten resource does not compile, a forgotten column fails a test. */
export const exportColumns: { [K in ResourceKey]: ExportColumns<z.output<Resources[K]['record']>, Namespaces[K]> } = {
  applications: applicationColumns,
  employers: employerColumns,
  industries: industryColumns,
  jobPosts: jobPostColumns,
  jobTitles: jobTitleColumns,
  seekers: seekerColumns,
  skills: skillColumns,
};
