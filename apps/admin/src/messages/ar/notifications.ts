import type { messages as en } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof en> = {
  title: 'الإشعارات',
  unread_zero: 'لا إشعارات غير مقروءة',
  unread_one: 'إشعار واحد غير مقروء',
  unread_two: 'إشعاران غير مقروءين',
  unread_few: '{{count}} إشعارات غير مقروءة',
  unread_many: '{{count}} إشعارًا غير مقروء',
  unread_other: '{{count}} إشعار غير مقروء',
  empty: 'لا إشعارات بعد',
  failed: 'تعذّر تحميل الإشعارات.',
  markAll: 'تحديد الكل كمقروء',
  all: 'كل الإشعارات',
  isUnread: 'غير مقروء',
  kinds: {
    jobPostSubmitted: 'قُدّم إعلان وظيفة للمراجعة: {{title}}',
    jobPostApproved: 'اعتُمد إعلان الوظيفة: {{title}}',
    jobPostRejected: 'رُفض إعلان الوظيفة: {{title}}',
    applicationReceived: 'طلب توظيف جديد على {{title}}',
    applicationDecided: 'اتُّخذ قرار في طلب على {{title}}',
    employerRegistered: 'صاحب عمل ينتظر التوثيق: {{title}}',
    taxonomySuggested: 'اقتراح جديد: {{title}}',
    jobPostFilled: 'شُغلت جميع شواغر {{number}}',
    seekerHired: 'وُظِّف مرشح من {{number}} وله طلبات مفتوحة أخرى',
    unknown: 'حدث أمر جديد',
  },
};
