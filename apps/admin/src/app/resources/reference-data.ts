import type { ResourcesOf } from './registered-resource.ts';

export const referenceData = {
  jobTitles: {
    area: 'referenceData',
    isImported: true,
    queue: { name: 'jobTitlesSuggested', state: 'suggested', days: 7 },
    paths: {
      list: '/jobTitles/list',
      review: '/jobTitles/list/review',
      add: '/jobTitles/add',
      edit: '/jobTitles/edit/:id',
    },
    load: async () => (await import('#features/job-titles/job-titles.resource.tsx')).jobTitles,
    screens: { list: async () => (await import('#features/terms/TermsScreen.tsx')).TermsScreen },
  },
  skills: {
    area: 'referenceData',
    isImported: true,
    queue: { name: 'skillsSuggested', state: 'suggested', days: 7 },
    paths: {
      list: '/skills/list',
      review: '/skills/list/review',
      add: '/skills/add',
      edit: '/skills/edit/:id',
    },
    load: async () => (await import('#features/skills/skills.resource.ts')).skills,
    screens: { list: async () => (await import('#features/terms/TermsScreen.tsx')).TermsScreen },
  },
  businessSpecialists: {
    area: 'referenceData',
    isImported: true,
    paths: { list: '/businesSpecialists/list', add: '/businesSpecialists/add', edit: '/businesSpecialists/edit/:id' },
    load: async () =>
      (await import('#features/business-specialists/business-specialists.resource.ts')).businessSpecialists,
    screens: { list: async () => (await import('#features/terms/TermsScreen.tsx')).TermsScreen },
  },
  industries: {
    area: 'referenceData',
    isImported: true,
    queue: { name: 'industriesSuggested', state: 'suggested', days: 7 },
    paths: {
      list: '/industries/list',
      review: '/industries/list/review',
      add: '/industries/add',
      edit: '/industries/edit/:id',
    },
    load: async () => (await import('#features/industries/industries.resource.ts')).industries,
    screens: { list: async () => (await import('#features/terms/TermsScreen.tsx')).TermsScreen },
  },
} as const satisfies ResourcesOf<'referenceData'>;
