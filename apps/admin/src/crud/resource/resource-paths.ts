import type { ResourceKey } from './resource-types.ts';

/** Where the records of a resource are listed, and where one of them is opened, for whoever has not loaded its room. */
export interface ResourcePath {
  list: string;
  open: (id: string) => string;
}

const below = (path: string, screen: 'view' | 'edit'): ResourcePath => ({
  list: `${path}/list`,
  open: (id) => `${path}/${screen}/${id}`,
});

export const resourcePaths: Record<ResourceKey, ResourcePath> = {
  applications: { list: '/job_post/applicants', open: (id) => `/job_post/applicants?peek=${id}` },
  employers: below('/employers', 'view'),
  industries: below('/industries', 'edit'),
  jobPosts: below('/job_post', 'view'),
  jobTitles: below('/jobTitles', 'edit'),
  seekers: below('/seekers', 'view'),
  skills: below('/skills', 'edit'),
};
