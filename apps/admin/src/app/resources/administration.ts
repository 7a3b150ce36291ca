import type { ResourcesOf } from './registered-resource.ts';

export const administration = {
  staff: {
    area: 'administration',
    needs: 'users.manage',
    picture: { of: 'person', at: 'photo' },
    paths: {
      list: '/dashboardUsers/list/:uuid?',
      view: '/dashboardUsers/view/:uuid?',
      add: '/dashboardUsers/add',
      edit: '/dashboardUsers/edit/:uuid?',
    },
    load: async () => (await import('#features/staff/staff.resource.tsx')).staff,
  },
  mails: {
    area: 'administration',
    needs: 'outbox.manage',
    queue: { name: 'mailsFailed', state: 'failed', days: 1 },
    paths: { list: '/outbox', view: '/outbox/view/:uuid?' },
    load: async () => (await import('#features/mails/mails.resource.tsx')).mails,
  },
} as const satisfies ResourcesOf<'administration'>;
