import { staffStates } from '@diwan/api-contract/values/staff';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { AssignedWork } from './AssignedWork.tsx';
import { OpenSessions } from './OpenSessions.tsx';

export const staff = defineResource({
  key: 'staff',
  isPersonal: true,
  workflow: 'staff',
  label: ({ name }) => name,
  columns: [
    {
      key: 'name',
      sort: 'name',
      width: '24%',
      cell: ({ name, title, photo }) =>
        cells.faced(
          { of: 'person', name, image: photo },
          title ? cells.twoLines(cells.text(name), cells.text(title)) : cells.text(name),
        ),
    },
    { key: 'email', width: '22%', cell: ({ email }) => cells.latin(email) },
    { key: 'role', cell: ({ role }, { t }) => role && t(`choices.staffRole.${role}`) },
    { key: 'mfa', cell: ({ mfa }, { t }) => t(`choices.secondFactor.${mfa}`) },
    { key: 'lastLoginAt', sort: 'lastLoginAt', cell: ({ lastLoginAt }, context) => cells.moment(lastLoginAt, context) },
    { key: 'sessions', align: 'end', cell: ({ sessions }, { format }) => format.number(sessions) },
    {
      key: 'createdAt',
      sort: 'createdAt',
      isExtra: true,
      cell: ({ createdAt }, context) => cells.moment(createdAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('staff', state, context) },
  ],
  filters: {
    state: null,
    role: 'field',
    mfaOff: { kind: 'flag' },
    inactiveForDays: { kind: 'figure', usual: [30, 90, 180] },
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: staffStates,
  fields: contractFields.staff,
  sections: [
    { key: 'account', fields: ['name', 'email', 'role'] },
    { key: 'person', fields: ['photo', 'title', 'mobile', 'about'] },
  ],
  blank: () => ({ name: '', email: '', role: null, mobile: null, title: null, about: null, photo: null }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/staff')).staff.draft }),
  computed: [
    { key: 'mfa', cell: ({ mfa }, { t }) => t(`choices.secondFactor.${mfa}`) },
    { key: 'lastLoginAt', cell: ({ lastLoginAt }, context) => lastLoginAt && cells.moment(lastLoginAt, context) },
    { key: 'lastIp', cell: ({ lastIp }) => lastIp && cells.latin(lastIp) },
    { key: 'sessions', cell: ({ id, sessions }) => <OpenSessions staffId={id} count={sessions} /> },
    {
      key: 'invitationEndsAt',
      cell: ({ invitationEndsAt }, context) => invitationEndsAt && cells.moment(invitationEndsAt, context),
    },
    { key: 'work', cell: ({ id, work }) => <AssignedWork staffId={id} work={work} /> },
  ],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/staff/staff.machine')).staffMachine,
  events: [
    'staff.resend',
    'staff.unlock',
    'staff.reactivate',
    'staff.changeRole',
    'staff.revokeSession',
    'staff.resetMfa',
    'staff.suspend',
    'staff.deactivate',
  ],
  mainEvents: ['staff.resend', 'staff.unlock', 'staff.reactivate'],
  eventFields: contractEvents.staff,
});
