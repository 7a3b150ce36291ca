import type { ResourcesOf } from './registered-resource.ts';

export const communication = {
  conversations: {
    area: 'communication',
    queue: { name: 'unansweredChats', state: 'open', days: 1 },
    worksAt: '/chat',
    paths: { list: '/chat_users/list', view: '/chat_users/view/:uuid?' },
    load: async () => (await import('#features/chat/conversations.resource.tsx')).conversations,
    asksMore: true,
    screens: {
      list: async () => (await import('#features/chat/UserConversationsScreen.tsx')).UserConversationsScreen,
    },
  },
  emailCampaigns: {
    area: 'communication',
    needs: 'bulk.email',
    isAddedFromMenu: true,
    queue: { name: 'campaignsToApprove', state: 'awaiting_approval', days: 1 },
    paths: {
      list: '/send-email/list',
      view: '/send-email/view/:uuid?',
      add: '/emailNotification/email',
      edit: '/send-email/edit/:id',
    },
    load: async () => (await import('#features/email-campaigns/email-campaigns.resource.tsx')).emailCampaigns,
    screens: {
      view: async () => (await import('#features/email-campaigns/CampaignView.tsx')).CampaignView,
      add: async () => (await import('#features/email-campaigns/templates/ComposeScreen.tsx')).ComposeScreen,
    },
  },
  emailTemplates: {
    area: 'communication',
    needs: 'bulk.email',
    paths: {
      list: '/emailNotification/templates',
      view: '/emailNotification/templates/view/:uuid?',
      edit: '/emailNotification/templates/edit/:id',
    },
    load: async () => (await import('#features/email-campaigns/templates/email-templates.resource.tsx')).emailTemplates,
    screens: {
      list: async () => (await import('#features/email-campaigns/templates/TemplatesScreen.tsx')).TemplatesScreen,
    },
  },
  emailRecipients: {
    area: 'communication',
    needs: 'bulk.email',
    paths: { list: '/send-email/recipients' },
    opensBeside: true,
    load: async () => (await import('#features/email-recipients/email-recipients.resource.tsx')).emailRecipients,
  },
  suppressions: {
    area: 'communication',
    needs: 'bulk.email',
    paths: {
      list: '/send-email/suppressions',
      view: '/send-email/suppressions/view/:uuid?',
      add: '/send-email/suppressions/add',
    },
    load: async () => (await import('#features/suppressions/suppressions.resource.tsx')).suppressions,
  },
} as const satisfies ResourcesOf<'communication'>;
