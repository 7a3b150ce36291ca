import { screenTitles } from '../elsewhere.ts';
import { resources } from '../resources-en.ts';

/** The title of every screen, by its name in `app/routes/screen-paths.ts`. */
export const messages = {
  ...screenTitles(resources),
  auditLog: 'Audit log',
  chat: 'Chat',
  checkIn: 'Check-in',
  crmUserOrders: 'Orders of the CRM user',
  dashboard: 'Dashboard',
  demoEmail: 'E-mail',
  examPreview: 'Preview of the exam',
  examTrial: 'Try the exam',
  imports: 'Imports',
  marketplaceSetting: 'Marketplace settings',
  notifications: 'Notifications',
  promoSheet: 'Sheet of promo codes',
  profile: 'Profile',
  savedWork: 'Saved work',
  setting: 'Settings',
  ticket: 'Ticket',
  todo: 'Todo',
};
