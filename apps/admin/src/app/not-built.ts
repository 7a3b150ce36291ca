import type { AreaKey } from './menu/areas.ts';

interface NotBuilt {
  title: string;
  area?: AreaKey;
  isInMenu: boolean;
}

const item = (title: string, area: AreaKey): NotBuilt => ({ title, area, isInMenu: true });
const page = (title: string, area?: AreaKey): NotBuilt => ({ title, area, isInMenu: false });

/** Addresses of the specification at which nothing is built yet; a line goes when its screen comes. */
export const notBuilt = {
  '/ihrTube/list': item('videos', 'content'),
  '/ihrTube/edit/:id': page('videoEdit', 'content'),
  '/ihrTubeComment/list': item('videoComments', 'content'),
  '/chat': item('chat', 'communication'),
  '/chat_users/list': item('userConversations', 'communication'),
  '/chat_users/view/:uuid?': page('userConversationView', 'communication'),
  '/send-email/list': item('bulkEmails', 'communication'),
  '/emailNotification/email': item('composeEmail', 'communication'),
} as const satisfies Record<string, NotBuilt>;
