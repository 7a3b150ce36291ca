import type { Capability } from '@diwan/api-contract/capabilities';
import type { resources as contractResources } from '@diwan/api-contract/resources';
import type { ScreenKind } from '../crud/resource/define-resource.ts';
import { connectResources, type ResourceEntry } from '../crud/resource/resource-register.ts';
import type { ResourceKey } from '../crud/resource/resource-types.ts';
import type { AreaKey } from './menu/areas.ts';

interface RegisteredResource extends ResourceEntry {
  /** The group of the menu in which its list stands, in the order of this register. */
  area: AreaKey;
  /** Without it somebody sees nothing of the resource in menu and palette; the server refuses whoever comes all the same. */
  needs?: Capability;
}

type Read<K extends ResourceKey> = (typeof contractResources)[K]['may']['read'];
/** Not every member of staff may read everything. */
type Needs<K extends ResourceKey> =
  Read<K> extends 'content.read' | 'people.read' ? { needs?: never } : { needs: Read<K> };

/** Where the server says that its list is, whoever's records are in it. */
type ListPath<K extends ResourceKey> = `${(typeof contractResources)[K]['screen']}${'' | '/:uuid?'}`;

/** What waits in a queue and can be decided by events is reviewed, beside its list. */
type ReviewPath<K extends ResourceKey> = (typeof contractResources)[K] extends {
  work: infer Work extends object;
  screen: infer Screen extends string;
}
  ? Work extends { isListed: true }
    ? { review?: never }
    : 'send' extends (typeof contractResources)[K]['verbs'][number]
      ? { review: `${Screen}/review` }
      : { review?: never }
  : { review?: never };

/** The queue that the server counts of it, if it does. */
type Queue<K extends ResourceKey> = (typeof contractResources)[K] extends { work: infer Work extends Counted }
  ? { queue: { name: Work['queue']; state: Work['state']; days: Work['days'] } }
  : { queue?: never };

/** The picture that the server names beside its records' names, if it does. */
type Picture<K extends ResourceKey> = (typeof contractResources)[K] extends { picture: infer P extends object }
  ? { picture: P }
  : { picture?: never };

/** Whether the server reads files into it. */
type Imported<K extends ResourceKey> = (typeof contractResources)[K] extends { import: object }
  ? { isImported: true }
  : { isImported?: never };

interface Counted {
  queue: string;
  state: string;
  days: number;
}

/** Every resource's screens: where they are and how they come. Whatever else the product says of a resource is read from here. */
export const resources = {
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
    load: async () => (await import('../features/job-posts/job-posts.resource.tsx')).jobPosts,
    screens: { view: async () => (await import('../features/job-posts/JobPostView.tsx')).JobPostView },
  },
  applications: {
    area: 'recruitment',
    picture: { of: 'person', at: 'seeker.image' },
    queue: { name: 'applicantsPending', state: 'pending', days: 3 },
    paths: { list: '/job_post/applicants/:uuid?', review: '/job_post/applicants/review' },
    opensBeside: true,
    asksMore: true,
    load: async () => (await import('../features/applications/applications.resource.tsx')).applications,
    screens: { list: async () => (await import('../features/applications/ApplicationsScreen.tsx')).ApplicationsScreen },
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
    load: async () => (await import('../features/seekers/seekers.resource.tsx')).seekers,
    screens: { view: async () => (await import('../features/seekers/SeekerView.tsx')).SeekerView },
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
    load: async () => (await import('../features/employers/employers.resource.tsx')).employers,
    screens: { list: async () => (await import('../crud/list/ListOpenedOn.tsx')).ListOpenedOn },
  },
  talentLists: {
    area: 'recruitment',
    paths: {
      list: '/employers/lists',
      view: '/employers/lists/view/:uuid?',
      add: '/employers/lists/add',
      edit: '/employers/lists/edit/:id',
    },
    load: async () => (await import('../features/talent-lists/talent-lists.resource.tsx')).talentLists,
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
      (await import('../features/talent-list-entries/talent-list-entries.resource.tsx')).talentListEntries,
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
    load: async () => (await import('../features/events/events.resource.tsx')).events,
    screens: { view: async () => (await import('../features/events/EventView.tsx')).EventView },
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
      (await import('../features/event-registrations/event-registrations.resource.tsx')).eventRegistrations,
    screens: {
      view: async () => (await import('../features/event-registrations/RegistrationView.tsx')).RegistrationView,
    },
  },
  exams: {
    area: 'recruitment',
    paths: { list: '/exams/list', view: '/exams/view/:uuid?', add: '/exams/add', edit: '/exams/edit/:id' },
    load: async () => (await import('../features/exams/exams.resource.tsx')).exams,
    screens: { view: async () => (await import('../features/exams/ExamView.tsx')).ExamView },
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
    load: async () => (await import('../features/exam-attempts/exam-attempts.resource.tsx')).examAttempts,
  },
  providers: {
    area: 'marketplace',
    picture: { of: 'company', at: 'logo' },
    queue: { name: 'providersToReview', state: 'pending_review', days: 3 },
    paths: {
      list: '/providers/list/:uuid?',
      review: '/providers/list/review',
      view: '/providers/view/:uuid?',
      edit: '/providers/edit/:uuid?',
    },
    load: async () => (await import('../features/providers/providers.resource.tsx')).providers,
    screens: { list: async () => (await import('../crud/list/ListOpenedOn.tsx')).ListOpenedOn },
  },
  products: {
    area: 'marketplace',
    picture: { of: 'company', at: 'image' },
    queue: { name: 'productsToReview', state: 'pending_review', days: 2 },
    paths: {
      list: '/products/list',
      review: '/products/list/review',
      view: '/products/view/:uuid?',
      add: '/products/add',
      edit: '/products/edit/:id?',
    },
    load: async () => (await import('../features/products/products.resource.tsx')).products,
  },
  walletTransactions: {
    area: 'marketplace',
    needs: 'money.approve',
    picture: { of: 'company', at: 'provider.image' },
    paths: { list: '/providers/wallet/:uuid?' },
    opensBeside: true,
    load: async () =>
      (await import('../features/wallet-transactions/wallet-transactions.resource.tsx')).walletTransactions,
    screens: { list: async () => (await import('../features/wallet-transactions/WalletScreen.tsx')).WalletScreen },
  },
  withdrawals: {
    area: 'marketplace',
    needs: 'money.approve',
    picture: { of: 'company', at: 'provider.image' },
    queue: { name: 'withdrawalsToDecide', state: 'pending', days: 2 },
    paths: { list: '/DrawRequest/list', review: '/DrawRequest/list/review' },
    opensBeside: true,
    load: async () => (await import('../features/withdrawals/withdrawals.resource.tsx')).withdrawals,
  },
  walletAdjustments: {
    area: 'marketplace',
    needs: 'money.approve',
    picture: { of: 'company', at: 'provider.image' },
    queue: { name: 'adjustmentsToApprove', state: 'proposed', days: 2 },
    paths: {
      list: '/providers/adjustments',
      review: '/providers/adjustments/review',
      view: '/providers/adjustments/view/:uuid?',
      add: '/providers/adjustments/add',
    },
    load: async () =>
      (await import('../features/wallet-adjustments/wallet-adjustments.resource.tsx')).walletAdjustments,
  },
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
    load: async () => (await import('../features/job-titles/job-titles.resource.tsx')).jobTitles,
    screens: { list: async () => (await import('../features/terms/TermsScreen.tsx')).TermsScreen },
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
    load: async () => (await import('../features/skills/skills.resource.ts')).skills,
    screens: { list: async () => (await import('../features/terms/TermsScreen.tsx')).TermsScreen },
  },
  businessSpecialists: {
    area: 'referenceData',
    isImported: true,
    paths: { list: '/businesSpecialists/list', add: '/businesSpecialists/add', edit: '/businesSpecialists/edit/:id' },
    load: async () =>
      (await import('../features/business-specialists/business-specialists.resource.ts')).businessSpecialists,
    screens: { list: async () => (await import('../features/terms/TermsScreen.tsx')).TermsScreen },
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
    load: async () => (await import('../features/industries/industries.resource.ts')).industries,
    screens: { list: async () => (await import('../features/terms/TermsScreen.tsx')).TermsScreen },
  },
  staff: {
    area: 'administration',
    needs: 'users.manage',
    paths: {
      list: '/dashboardUsers/list/:uuid?',
      view: '/dashboardUsers/view/:uuid?',
      add: '/dashboardUsers/add',
      edit: '/dashboardUsers/edit/:uuid?',
    },
    load: async () => (await import('../features/staff/staff.resource.tsx')).staff,
  },
  mails: {
    area: 'administration',
    needs: 'outbox.manage',
    queue: { name: 'mailsFailed', state: 'failed', days: 1 },
    paths: { list: '/outbox', view: '/outbox/view/:uuid?' },
    load: async () => (await import('../features/mails/mails.resource.tsx')).mails,
  },
} as const satisfies {
  [K in ResourceKey]: RegisteredResource &
    Needs<K> &
    Queue<K> &
    Imported<K> &
    Picture<K> & { paths: { list: ListPath<K> } & ReviewPath<K> };
};

connectResources(resources);

/** The pattern of an address that a resource has. */
export type ResourcePath = {
  [K in ResourceKey]: (typeof resources)[K]['paths'] extends infer P ? P[keyof P] & string : never;
}[ResourceKey];

/** One screen of a resource. */
export interface ResourceScreen {
  key: ResourceKey;
  kind: ScreenKind;
  path: ResourcePath;
  entry: RegisteredResource;
}

/** Every screen of every resource. */
export const resourceScreens: readonly ResourceScreen[] = (
  Object.entries(resources) as [ResourceKey, RegisteredResource][]
).flatMap(([key, entry]) =>
  (Object.entries(entry.paths) as [ScreenKind, ResourcePath][]).map(([kind, path]) => ({ key, kind, path, entry })),
);
