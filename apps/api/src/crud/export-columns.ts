import type { ResourceKey, resources } from '@diwan/api-contract/resources';
import type { z } from 'zod';
import type { ExportColumns } from './export-column.ts';
import { applicationColumns } from './export-columns/applications.ts';
import { employerColumns } from './export-columns/employers.ts';
import { jobPostColumns } from './export-columns/job-posts.ts';
import { seekerColumns } from './export-columns/seekers.ts';
import { industryColumns, jobTitleColumns, skillColumns } from './export-columns/terms.ts';

type Resources = typeof resources;

/** What is exported of each resource; a forgotten resource does not compile, a forgotten column fails a test. */
export const exportColumns: { [K in ResourceKey]: ExportColumns<z.output<Resources[K]['record']>> } = {
  applications: applicationColumns,
  employers: employerColumns,
  industries: industryColumns,
  jobPosts: jobPostColumns,
  jobTitles: jobTitleColumns,
  seekers: seekerColumns,
  skills: skillColumns,
};
