import { screenTitles } from '../elsewhere.ts';
import { resources } from '../resources-ar.ts';
import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  ...screenTitles(resources),
  auditLog: 'سجل التدقيق',
  chat: 'المحادثة',
  checkIn: 'تسجيل الحضور',
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
};
