import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Listed talent',
  one: 'listed job seeker',
  add: 'Add job seeker',
  columns: {
    candidate: 'Job seeker',
    employer: 'Employer',
    list: 'Shortlist',
    source: 'Found by',
    note: 'Note',
    unlockedAt: 'Contact details unlocked',
    createdAt: 'Added',
    state: 'Stage',
  },
  filters: {
    employer: 'Employer',
    source: 'Found by',
    isUnlocked: 'Contact details unlocked',
    createdFrom: 'Added',
  },
  sections: { entry: 'On the shortlist' },
  computed: {
    employer: 'Employer',
    seekerHeadline: 'Headline',
    unlockedAt: 'Contact details unlocked',
  },
  fields: { listId: 'Shortlist', seekerId: 'Job seeker', source: 'Found by', note: 'Note' },
  hints: { listId: 'Only shortlists in use are offered.', note: 'Its employer reads it, too.' },
  choices: {
    talentSource: { search: 'Search', application: 'Application', invited: 'Invitation' },
  },
  states: { talentListEntry: { saved: 'Saved', contacted: 'Contacted', shortlisted: 'Shortlisted' } },
  events: { talentListEntry: { contact: 'Mark as contacted', shortlist: 'Shortlist', putBack: 'Put back to saved' } },
  done: { talentListEntry: { contact: 'Marked as contacted', shortlist: 'Shortlisted', putBack: 'Put back to saved' } },
  act: {
    talentListEntry: {
      contact: 'Mark {{records}} as contacted',
      shortlist: 'Shortlist {{records}}',
      putBack: 'Put {{records}} back to saved',
    },
  },
  records_one: '{{number}} listed job seeker',
  records_other: '{{number}} listed job seekers',
  refusals: {
    listArchived: 'The shortlist is archived.',
    cvViewsExhausted: 'The employer has used all its CV views.',
  },
} satisfies ResourceMessages<'talentListEntries'>;

export const titles = {
  view: 'Listed job seeker',
  add: 'Add a job seeker to a shortlist',
  edit: 'Edit the listed job seeker',
};
