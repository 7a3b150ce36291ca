import type { ResourcesOf } from './registered-resource.ts';

export const recruitment = {
  jobPosts: {
    area: 'recruitment',
    isImported: true,
    queue: { name: 'jobPostsToReview', state: 'pending_review', days: 2 },
    paths: {
      list: '/job_post/list',
      review: '/job_post/list/review',
      view: '/job_post/view/:uuid?',
      edit: '/job_post/edit/:uuid?',
    },
    load: async () => (await import('#features/job-posts/job-posts.resource.tsx')).jobPosts,
    screens: { view: async () => (await import('#features/job-posts/JobPostView.tsx')).JobPostView },
  },
  applications: {
    area: 'recruitment',
    picture: { of: 'person', at: 'seeker.image' },
    queue: { name: 'applicantsPending', state: 'pending', days: 3 },
    paths: { list: '/job_post/applicants/:uuid?', review: '/job_post/applicants/review' },
    opensBeside: true,
    asksMore: true,
    load: async () => (await import('#features/applications/applications.resource.tsx')).applications,
    screens: { list: async () => (await import('#features/applications/ApplicationsScreen.tsx')).ApplicationsScreen },
  },
  seekers: {
    area: 'recruitment',
    isImported: true,
    picture: { of: 'person', at: 'photo' },
    queue: { name: 'seekersToVerify', state: 'unverified', days: 3 },
    paths: {
      list: '/seekers/list',
      review: '/seekers/list/review',
      view: '/seekers/view/:uuid?',
      edit: '/seekers/edit/:uuid?',
    },
    load: async () => (await import('#features/seekers/seekers.resource.tsx')).seekers,
    screens: { view: async () => (await import('#features/seekers/SeekerView.tsx')).SeekerView },
  },
  employers: {
    area: 'recruitment',
    isImported: true,
    picture: { of: 'company', at: 'logo' },
    queue: { name: 'employersToVerify', state: 'pending_verification', days: 3 },
    paths: {
      list: '/employers/list/:uuid?',
      review: '/employers/list/review',
      view: '/employers/view/:uuid?',
      edit: '/employers/edit/:uuid?',
    },
    load: async () => (await import('#features/employers/employers.resource.tsx')).employers,
    screens: { list: async () => (await import('#crud/list/ListOpenedOn.tsx')).ListOpenedOn },
  },
  talentLists: {
    area: 'recruitment',
    paths: {
      list: '/employers/lists',
      view: '/employers/lists/view/:uuid?',
      add: '/employers/lists/add',
      edit: '/employers/lists/edit/:id',
    },
    load: async () => (await import('#features/talent-lists/talent-lists.resource.tsx')).talentLists,
  },
  talentListEntries: {
    area: 'recruitment',
    picture: { of: 'person', at: 'seeker.image' },
    paths: {
      list: '/employers/listTalent',
      view: '/employers/listTalent/view/:uuid?',
      add: '/employers/listTalent/add',
      edit: '/employers/listTalent/edit/:id',
    },
    load: async () =>
      (await import('#features/talent-list-entries/talent-list-entries.resource.tsx')).talentListEntries,
  },
  events: {
    area: 'recruitment',
    queue: { name: 'eventsToReview', state: 'pending_review', days: 3 },
    paths: {
      list: '/events/list',
      review: '/events/list/review',
      view: '/events/view/:uuid?',
      edit: '/events/edit/:id',
    },
    load: async () => (await import('#features/events/events.resource.tsx')).events,
    texts: { view: ['bulk'] },
    screens: { view: async () => (await import('#features/events/EventView.tsx')).EventView },
  },
  eventRegistrations: {
    area: 'recruitment',
    picture: { of: 'person', at: 'seeker.image' },
    paths: {
      list: '/events/registrations',
      view: '/events/registrations/view/:uuid?',
      add: '/events/registrations/add',
    },
    load: async () =>
      (await import('#features/event-registrations/event-registrations.resource.tsx')).eventRegistrations,
    screens: {
      view: async () => (await import('#features/event-registrations/RegistrationView.tsx')).RegistrationView,
    },
  },
  exams: {
    area: 'recruitment',
    paths: { list: '/exams/list', view: '/exams/view/:uuid?', add: '/exams/add', edit: '/exams/edit/:id' },
    load: async () => (await import('#features/exams/exams.resource.tsx')).exams,
    texts: { view: ['bulk'] },
    screens: { view: async () => (await import('#features/exams/ExamView.tsx')).ExamView },
  },
  examAttempts: {
    area: 'recruitment',
    picture: { of: 'person', at: 'seeker.image' },
    queue: { name: 'attemptsToMark', state: 'grading', days: 3 },
    paths: {
      list: '/exams/attempts',
      review: '/exams/attempts/review',
      view: '/exams/attempts/view/:uuid?',
    },
    load: async () => (await import('#features/exam-attempts/exam-attempts.resource.tsx')).examAttempts,
  },
} as const satisfies ResourcesOf<'recruitment'>;
