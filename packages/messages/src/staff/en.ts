import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Staff',
  one: 'colleague',
  add: 'Invite a colleague',
  columns: {
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    mfa: 'Second factor',
    lastLoginAt: 'Last sign-in',
    sessions: 'Open sessions',
    createdAt: 'Since',
    state: 'State',
  },
  filters: {
    mfaOff: 'No second factor',
    inactiveForDays: 'Days since the last sign-in',
    createdFrom: 'Since',
  },
  sections: { account: 'Account', person: 'Person' },
  fields: {
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    mobile: 'Mobile',
    title: 'Job title',
    about: 'About',
  },
  hints: {
    email: 'The address to sign in with; the invitation goes there.',
    role: 'Only administrators manage accounts, settings and the audit log.',
  },
  computed: {
    mfa: 'Second factor',
    lastLoginAt: 'Last sign-in',
    lastIp: 'Last address',
    sessions: 'Open sessions',
    invitationEndsAt: 'Invitation valid until',
    work: 'Assigned to them',
  },
  work: {
    applications: 'Applications: {{number}}',
    jobPosts: 'Job posts: {{number}}',
    employers: 'Employers: {{number}}',
    none: 'Nothing',
  },
  choices: {
    staffRole: { admin: 'Administrator', editor: 'Editor' },
    secondFactor: { off: 'None', totp: 'Authenticator app', idp: 'At the identity provider' },
  },
  states: {
    staff: {
      invited: 'Invited',
      active: 'Active',
      locked: 'Locked',
      suspended: 'Suspended',
      deactivated: 'Deactivated',
    },
  },
  events: {
    staff: {
      accept: 'Invitation taken up',
      resend: 'Send the invitation again',
      changeRole: 'Change the role',
      lock: 'Locked after failed attempts',
      resetMfa: 'Reset the second factor',
      unlock: 'Unlock',
      suspend: 'Suspend',
      reactivate: 'Reactivate',
      deactivate: 'Deactivate',
      revokeSession: 'Sign out everywhere',
    },
  },
  done: {
    staff: {
      resend: 'The invitation was sent again',
      changeRole: 'The role was changed',
      resetMfa: 'The second factor was reset',
      unlock: 'Unlocked',
      suspend: 'Suspended and signed out',
      reactivate: 'Reactivated',
      deactivate: 'Deactivated and signed out',
      revokeSession: 'Signed out everywhere',
    },
  },
  act: {
    staff: {
      resend: 'Invite {{records}} again',
      changeRole: 'Change the role of {{records}}',
      resetMfa: 'Reset the second factor of {{records}}',
      unlock: 'Unlock {{records}}',
      suspend: 'Suspend {{records}}',
      reactivate: 'Reactivate {{records}}',
      deactivate: 'Deactivate {{records}}',
      revokeSession: 'Sign {{records}} out everywhere',
    },
  },
  records_one: '{{number}} colleague',
  records_other: '{{number}} colleagues',
  refusals: {
    ownAccount: 'This is your own account: another administrator has to do this.',
    lastAdmin: 'This is the last administrator. Make somebody else one first.',
    sameRole: 'They have this role already.',
    noApp: 'They have no second factor here.',
    noSession: 'They are not signed in anywhere.',
    successorMissing: 'Something is assigned to them: choose a colleague who takes it over.',
  },
} satisfies ResourceMessages<'staff'>;

export const titles = { view: 'Colleague', add: 'Invite a colleague', edit: 'Edit the account' };
