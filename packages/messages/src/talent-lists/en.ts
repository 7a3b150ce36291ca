import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Shortlists',
  one: 'shortlist',
  add: 'Add shortlist',
  columns: {
    employer: 'Employer',
    people: 'Job seekers',
    shortlisted: 'Shortlisted',
    createdAt: 'Made',
    updatedAt: 'Last changed',
    state: 'State',
  },
  filters: { createdFrom: 'Made' },
  sections: { list: 'Shortlist' },
  computed: { people: 'Job seekers' },
  fields: { employerId: 'Employer', name: 'Name' },
  hints: { name: 'As its employer reads it. An employer has no two shortlists of one name.' },
  none: 'None yet',
  people_one: '{{number}} job seeker',
  people_other: '{{number}} job seekers',
  states: { talentList: { open: 'In use', archived: 'Archived' } },
  events: { talentList: { archive: 'Archive', reopen: 'Reopen' } },
  done: { talentList: { archive: 'Archived', reopen: 'Reopened' } },
  act: { talentList: { archive: 'Archive {{records}}', reopen: 'Reopen {{records}}' } },
  records_one: '{{number}} shortlist',
  records_other: '{{number}} shortlists',
} satisfies ResourceMessages<'talentLists'>;

export const titles = { view: 'Shortlist', add: 'Add a shortlist', edit: 'Edit the shortlist' };
