import { connectResources } from '../crud/resource/resource-register.ts';
import { resourceScreen, screensOf } from './resource-screens.tsx';
import type { ResourceScreens } from './screen-source.ts';

const applications = async () => (await import('../features/applicants/applications.resource.tsx')).applications;
const employers = async () => (await import('../features/employers/employers.resource.tsx')).employers;
const industries = async () => (await import('../features/industries/industries.resource.ts')).industries;
const jobPosts = async () => (await import('../features/job-posts/job-posts.resource.tsx')).jobPosts;
const jobTitles = async () => (await import('../features/job-titles/job-titles.resource.ts')).jobTitles;
const seekers = async () => (await import('../features/seekers/seekers.resource.tsx')).seekers;
const skills = async () => (await import('../features/skills/skills.resource.ts')).skills;

connectResources({ applications, employers, industries, jobPosts, jobTitles, seekers, skills });

/** Every resource's screens; an address that none takes shows that it isn't built yet. */
export const resourceScreens: readonly ResourceScreens[] = [
  screensOf('employers', employers, { view: '/employers/view/:uuid?' }),
  screensOf('industries', industries, {
    list: '/industries/list',
    add: '/industries/add',
    edit: '/industries/edit/:id',
  }),
  screensOf('jobPosts', jobPosts, { list: '/job_post/list', edit: '/job_post/edit/:uuid?' }),
  screensOf('jobTitles', jobTitles, { list: '/jobTitles/list', add: '/jobTitles/add', edit: '/jobTitles/edit/:id' }),
  screensOf('seekers', seekers, { list: '/seekers/list', view: '/seekers/view/:uuid?' }),
  screensOf('skills', skills, { list: '/skills/list', add: '/skills/add', edit: '/skills/edit/:id' }),
  {
    '/employers/list/:uuid?': resourceScreen('employers', employers, async () => {
      return (await import('../features/employers/EmployersList.tsx')).EmployersList;
    }),
    '/job_post/view/:uuid?': resourceScreen(
      'jobPosts',
      jobPosts,
      async () => (await import('../features/job-posts/JobPostView.tsx')).JobPostView,
      ['records'],
    ),
    '/job_post/applicants/:uuid?': resourceScreen('applications', applications, async () => {
      return (await import('../features/applicants/ApplicantsScreen.tsx')).ApplicantsScreen;
    }),
  },
];
