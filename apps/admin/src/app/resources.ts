import { connectRooms } from '../crud/rooms.ts';
import { roomScreen, roomScreens } from './room-screens.tsx';
import type { RoomScreens } from './screen-source.ts';

const applications = async () => (await import('../features/applicants/applications.resource.tsx')).applications;
const employers = async () => (await import('../features/employers/employers.resource.tsx')).employers;
const industries = async () => (await import('../features/industries/industries.resource.ts')).industries;
const jobPosts = async () => (await import('../features/job-posts/job-posts.resource.tsx')).jobPosts;
const jobTitles = async () => (await import('../features/job-titles/job-titles.resource.ts')).jobTitles;
const seekers = async () => (await import('../features/seekers/seekers.resource.tsx')).seekers;
const skills = async () => (await import('../features/skills/skills.resource.ts')).skills;

connectRooms({ applications, employers, industries, jobPosts, jobTitles, seekers, skills });

/** Every room's screens; an address that no room takes shows that it isn't built yet. */
export const rooms: readonly RoomScreens[] = [
  roomScreens('employers', employers, { view: '/employers/view/:uuid?' }),
  roomScreens('industries', industries, {
    list: '/industries/list',
    add: '/industries/add',
    edit: '/industries/edit/:id',
  }),
  roomScreens('jobPosts', jobPosts, { list: '/job_post/list', edit: '/job_post/edit/:uuid?' }),
  roomScreens('jobTitles', jobTitles, { list: '/jobTitles/list', add: '/jobTitles/add', edit: '/jobTitles/edit/:id' }),
  roomScreens('seekers', seekers, { list: '/seekers/list', view: '/seekers/view/:uuid?' }),
  roomScreens('skills', skills, { list: '/skills/list', add: '/skills/add', edit: '/skills/edit/:id' }),
  {
    '/employers/list/:uuid?': roomScreen('employers', employers, async () => {
      return (await import('../features/employers/EmployersList.tsx')).EmployersList;
    }),
    '/job_post/view/:uuid?': roomScreen(
      'jobPosts',
      jobPosts,
      async () => (await import('../features/job-posts/JobPostView.tsx')).JobPostView,
      ['records'],
    ),
    '/job_post/applicants/:uuid?': roomScreen('applications', applications, async () => {
      return (await import('../features/applicants/ApplicantsScreen.tsx')).ApplicantsScreen;
    }),
  },
];
