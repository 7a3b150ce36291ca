import type { SearchGroup } from '@diwan/api-contract/search';
import type { ScreenTitle } from '../screen-paths.ts';

type Area = SearchGroup['area'];
type Hit = SearchGroup['hits'][number];

interface Place {
  title: ScreenTitle;
  open: (hit: Hit) => string;
  list: string;
}

const form = (path: string, title: ScreenTitle): Place => ({
  title,
  open: ({ id }) => `${path}/edit/${id}`,
  list: `${path}/list`,
});
const view = (path: string, title: ScreenTitle): Place => ({
  title,
  open: ({ id }) => `${path}/view/${id}`,
  list: `${path}/list`,
});

/** Where a record that was found is opened, and where all that match are listed. */
export const recordPlaces: Record<Area, Place> = {
  applications: {
    title: 'applicants',
    open: ({ id }) => `/job_post/applicants?peek=${id}`,
    list: '/job_post/applicants',
  },
  employers: view('/employers', 'employers'),
  industries: form('/industries', 'industries'),
  jobPosts: view('/job_post', 'jobPosts'),
  jobTitles: form('/jobTitles', 'jobTitles'),
  seekers: view('/seekers', 'seekers'),
  skills: form('/skills', 'skills'),
};
