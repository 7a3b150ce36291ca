import { crmUserStates, regions } from '@diwan/api-contract/values/records/crm-user';
import { Link } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

export const crmUsers = defineResource({
  key: 'crmUsers',
  isPersonal: true,
  workflow: 'crmUser',
  label: ({ name }) => name,
  columns: [
    {
      key: 'name',
      sort: 'name',
      width: '24%',
      cell: ({ name, photo, employeeNumber }) =>
        cells.faced(
          { of: 'person', name, image: photo },
          cells.twoLines(cells.text(name), cells.latin(employeeNumber)),
        ),
    },
    { key: 'team', cell: ({ team }, { t }) => t(`choices.crmTeam.${team}`) },
    { key: 'role', cell: ({ role }, { t }) => t(`choices.crmRole.${role}`) },
    { key: 'manager', isExtra: true, cell: ({ manager }) => cells.colleague(manager) },
    {
      key: 'customers',
      align: 'end',
      cell: ({ employersCount, providersCount }, { format, t }) =>
        employersCount + providersCount === 0
          ? format.number(0)
          : cells.twoLines(
              format.number(employersCount + providersCount),
              t('book', { employers: format.number(employersCount), providers: format.number(providersCount) }),
            ),
    },
    {
      key: 'orders',
      align: 'end',
      cell: ({ ordersCount }, { format }) => format.number(ordersCount),
    },
    {
      key: 'revenue',
      align: 'end',
      cell: ({ ordersTotal }, context) => cells.money(ordersTotal, context),
    },
    {
      key: 'targetPercent',
      align: 'end',
      cell: ({ targetPercent }, { format }) =>
        targetPercent === null ? cells.text(null) : format.percent(targetPercent / 100),
    },
    {
      key: 'target',
      isExtra: true,
      sort: 'monthlyTarget',
      align: 'end',
      cell: ({ monthlyTarget }, context) => cells.money(monthlyTarget, context),
    },
    {
      key: 'lastLoginAt',
      sort: 'lastLoginAt',
      isExtra: true,
      cell: ({ lastLoginAt }, context) => cells.moment(lastLoginAt, context),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('crmUser', state, context) },
    {
      key: 'createdAt',
      sort: 'createdAt',
      isExtra: true,
      cell: ({ createdAt }, context) => cells.moment(createdAt, context),
    },
  ],
  filters: {
    state: null,
    team: 'field',
    role: 'field',
    region: { kind: 'choices', values: regions, labels: 'saudiRegion' },
    manager: 'field',
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: crmUserStates,
  fields: contractFields.crmUsers,
  sections: [
    { key: 'person', fields: ['name', 'photo', 'email', 'mobile', 'extension', 'languages'] },
    { key: 'position', fields: ['employeeNumber', 'team', 'role', 'managerId', 'workingHours'] },
    { key: 'customers', fields: ['regions', 'specialists'] },
    { key: 'money', fields: ['commissionBps', 'monthlyTarget'] },
  ],
  blank: () => ({
    name: '',
    email: '',
    mobile: '',
    photo: null,
    employeeNumber: '',
    team: null,
    role: 'agent' as const,
    managerId: null,
    regions: [],
    specialists: [],
    languages: ['ar' as const],
    extension: null,
    workingHours: [],
    commissionBps: 100,
    monthlyTarget: null,
  }),
  unique: ['email', 'employeeNumber'],
  loadDraft: async () => {
    const { draft, rules } = (await import('@diwan/api-contract/resources/crm-users')).crmUsers;
    return { schema: draft, rules };
  },
  computed: [
    { key: 'employersCount', cell: ({ employersCount }, { format }) => format.number(employersCount) },
    { key: 'providersCount', cell: ({ providersCount }, { format }) => format.number(providersCount) },
    {
      key: 'specialistNames',
      cell: ({ specialistNames }, { format, language }) =>
        specialistNames.length > 0 && format.list(specialistNames.map(({ label }) => localizedLabel(label, language))),
    },
    {
      key: 'orders',
      cell: ({ id, ordersCount }, { t, format }) => (
        <Link href={`/crm-users/totalOrdersByUser/${id}`}>
          {t('ordersLink', { number: format.number(ordersCount) })}
        </Link>
      ),
    },
    { key: 'revenue', cell: ({ ordersTotal }, context) => cells.money(ordersTotal, context) },
    {
      key: 'targetPercent',
      cell: ({ targetPercent }, { format }) => targetPercent !== null && format.percent(targetPercent / 100),
    },
    {
      key: 'conversionRate',
      cell: ({ conversionRate }, { format }) => conversionRate !== null && format.percent(conversionRate / 100),
    },
    { key: 'leaveUntil', cell: ({ leaveUntil }, { format }) => leaveUntil && format.date(leaveUntil) },
    { key: 'delegate', cell: ({ delegate }) => delegate && cells.colleague(delegate) },
    { key: 'acceptedAt', cell: ({ acceptedAt }, context) => acceptedAt && cells.moment(acceptedAt, context) },
    { key: 'lastLoginAt', cell: ({ lastLoginAt }, context) => lastLoginAt && cells.moment(lastLoginAt, context) },
    { key: 'hasMfa', cell: ({ hasMfa }, { t }) => t(hasMfa ? 'mfa.on' : 'mfa.off') },
  ],
  hasDocuments: true,
  related: [
    { key: 'employers', resource: 'employers', filter: 'crmUser' },
    { key: 'providers', resource: 'providers', filter: 'crmUser' },
    { key: 'team', resource: 'crmUsers', filter: 'manager' },
  ],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/crm-user/crm-user.machine')).crmUserMachine,
  events: [
    'crmUser.accept',
    'crmUser.return',
    'crmUser.reinstate',
    'crmUser.invite',
    'crmUser.setTarget',
    'crmUser.setLeave',
    'crmUser.reassignCustomers',
    'crmUser.suspend',
    'crmUser.offboard',
  ],
  bulkEvents: ['crmUser.setTarget', 'crmUser.reassignCustomers', 'crmUser.suspend'],
  mainEvents: ['crmUser.accept', 'crmUser.return', 'crmUser.reinstate'],
  eventFields: contractEvents.crmUsers,
});
