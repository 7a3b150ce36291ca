import { screenTitles } from '../elsewhere.ts';
import { resources } from '../resources-ar.ts';
import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  ...screenTitles(resources),
  auditLog: 'سجل التدقيق',
  bulkEmails: 'البريد الجماعي',
  chat: 'المحادثة',
  checkIn: 'تسجيل الحضور',
  composeEmail: 'كتابة رسالة بريد',
  crmUserOrders: 'طلبات موظف علاقات العملاء',
  dashboard: 'لوحة المعلومات',
  demoEmail: 'البريد',
  examPreview: 'معاينة الاختبار',
  examTrial: 'تجربة الاختبار',
  imports: 'عمليات الاستيراد',
  savedWork: 'أعمالي المحفوظة',
  marketplaceSetting: 'إعدادات السوق',
  notifications: 'الإشعارات',
  promoSheet: 'ورقة الرموز الترويجية',
  profile: 'الملف الشخصي',
  setting: 'الإعدادات',
  ticket: 'التذكرة',
  todo: 'المهام',
  userConversations: 'محادثات المستخدمين',
  userConversationView: 'محادثة المستخدم',
  videoComments: 'تعليقات الفيديو',
  videoEdit: 'تعديل الفيديو',
  videos: 'مقاطع الفيديو',
};
