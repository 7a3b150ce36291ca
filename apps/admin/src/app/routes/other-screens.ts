import type { Capability } from '@diwan/api-contract/capabilities';
import type { WorkQueues } from '@diwan/api-contract/endpoints/work';
import type { AreaKey } from '../menu/areas.ts';
import type { ScreenSource } from './screen-source.ts';

interface OtherScreen extends ScreenSource {
  title: string;
  area?: AreaKey;
  /** The work that waits there. */
  queue?: keyof WorkQueues;
  /** Who finds it in the menu. */
  needs?: Capability;
  /** Stands outside the shell, and needs no sign-in. */
  isOpen?: boolean;
  document?: 'demo';
}

/** Every screen that no resource has, by its address. */
export const otherScreens = {
  '/dashboard': {
    title: 'dashboard',
    load: () => import('#features/dashboard/DashboardScreen.tsx'),
    texts: ['dashboard'],
  },
  '/chat': {
    title: 'chat',
    area: 'communication',
    queue: 'unansweredChats',
    load: () => import('#features/chat/ChatScreen.tsx'),
    texts: ['chat', 'conversations', 'crud', 'records', 'crudLate'],
  },
  '/notifications': {
    title: 'notifications',
    area: 'communication',
    load: () => import('#features/notifications/NotificationsScreen.tsx'),
    texts: ['notifications', 'crud', 'records'],
  },
  '/profile': {
    title: 'profile',
    load: () => import('#features/profile/ProfileScreen.tsx'),
    texts: ['profile'],
  },
  '/imports/:id?': {
    title: 'imports',
    area: 'administration',
    load: () => import('#features/imports/ImportsScreen.tsx'),
    texts: ['imports', 'crud', 'crudLate', 'records', 'exports'],
  },
  '/saved-work': {
    title: 'savedWork',
    load: () => import('#features/saved-work/SavedWorkScreen.tsx'),
    texts: ['savedWork', 'bulk', 'imports', 'exports', 'crud', 'records'],
  },
  '/events/checkIn/:id': {
    title: 'checkIn',
    load: () => import('#features/event-registrations/door/DoorScreen.tsx'),
    texts: ['eventRegistrations', 'events'],
  },
  '/events/registrations/ticket/:id': {
    title: 'ticket',
    load: () => import('#features/event-registrations/ticket/TicketScreen.tsx'),
    texts: ['eventRegistrations', 'events'],
  },
  '/promoCode/print': {
    title: 'promoSheet',
    load: () => import('#features/promo-codes/sheet/SheetScreen.tsx'),
    texts: ['promoCodes'],
  },
  '/crm-users/totalOrdersByUser/:id': {
    title: 'crmUserOrders',
    load: () => import('#features/crm-users/OrdersByUserScreen.tsx'),
    texts: ['crmUsers', 'orders'],
  },
  '/exams/preview/:id': {
    title: 'examPreview',
    load: () => import('#features/exams/preview/PreviewScreen.tsx'),
    texts: ['examSitting', 'exams', 'files'],
  },
  '/exams/try/:id': {
    title: 'examTrial',
    load: () => import('#features/exams/sitting/TrialScreen.tsx'),
    texts: ['examSitting', 'exams', 'files'],
  },
  '/setting': {
    title: 'setting',
    area: 'administration',
    load: () => import('#features/setting/SettingScreen.tsx'),
    texts: ['setting'],
  },
  '/setting/marketplace': {
    title: 'marketplaceSetting',
    area: 'administration',
    needs: 'settings.write',
    load: () => import('#features/setting/marketplace/MarketplaceScreen.tsx'),
    texts: ['setting', 'dashboard', 'crud'],
  },
  '/setting/audit': {
    title: 'auditLog',
    area: 'administration',
    needs: 'audit.read',
    load: () => import('#features/audit-log/AuditLogScreen.tsx'),
    texts: ['auditLog', 'setting', 'crud', 'records'],
  },
  '/apps/todo': {
    title: 'todo',
    area: 'demo',
    document: 'demo',
    load: () => import('#features/todo/TodoScreen.tsx'),
    texts: ['demo', 'todo'],
  },
  '/apps/email': {
    title: 'demoEmail',
    area: 'demo',
    document: 'demo',
    load: () => import('#features/email/EmailScreen.tsx'),
    texts: ['demo', 'email'],
  },
  '/callback': {
    title: 'callback',
    isOpen: true,
    load: () => import('#features/sign-in/CallbackScreen.tsx'),
    texts: [],
  },
  '/login': { title: 'login', isOpen: true, load: () => import('#features/sign-in/LoginScreen.tsx'), texts: [] },
  '/pages/error-404': {
    title: 'error404',
    isOpen: true,
    load: () => import('#features/pages/NotFoundScreen.tsx'),
    texts: [],
  },
  '/pages/error-500': {
    title: 'error500',
    isOpen: true,
    load: () => import('#features/pages/FailureScreen.tsx'),
    texts: [],
  },
  '/pages/not-authorized': {
    title: 'notAuthorized',
    isOpen: true,
    load: () => import('#features/pages/NotAuthorizedScreen.tsx'),
    texts: [],
  },
} as const satisfies Record<string, OtherScreen>;
