import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Suppression list',
  one: 'suppressed address',
  add: 'Suppress an address',
  columns: { email: 'E-mail', reason: 'Why', campaign: 'Campaign', date: 'Since', state: 'State' },
  filters: { createdFrom: 'Since' },
  sections: { address: 'Address' },
  computed: {
    campaign: 'Campaign whose mail led to it',
    liftedBy: 'Lifted by',
    liftedAt: 'Lifted',
    liftReason: 'Why they are written to again',
  },
  fields: { email: 'E-mail', reason: 'Why' },
  hints: {
    email: 'No campaign is sent to it any more. What concerns an account still reaches it.',
    reason: 'A complaint that reached you in another way belongs here, too.',
  },
  choices: {
    suppressionReason: {
      bounce: 'Mails came back',
      complaint: 'Complained',
      unsubscribe: 'Unsubscribed',
      manual: 'Entered by staff',
    },
  },
  states: { suppression: { active: 'Suppressed', lifted: 'Lifted' } },
  events: { suppression: { lift: 'Lift' } },
  done: { suppression: { lift: 'Lifted; campaigns reach the address again' } },
  act: { suppression: { lift: 'Lift {{records}}' } },
  records_one: '{{number}} suppressed address',
  records_other: '{{number}} suppressed addresses',
} satisfies ResourceMessages<'suppressions'>;

export const titles = { view: 'Suppressed address', add: 'Suppress an address' };
