import type { messages as en } from '../en/dashboard.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof en> = {
  intro: 'العمل الذي ينتظر قرارًا، مع مراعاة الأقدم أولًا.',
  queuesTitle: 'بانتظارك',
  queues: {
    jobPostsToReview: 'إعلانات وظائف للمراجعة',
    applicantsPending: 'متقدمون لم يُنظر في طلباتهم',
    employersToVerify: 'أصحاب عمل للتوثيق',
    taxonomiesSuggested: 'بيانات مرجعية مقترحة',
  },
  open: {
    jobPostsToReview: 'فتح إعلانات الوظائف',
    applicantsPending: 'فتح المتقدمين',
    employersToVerify: 'فتح أصحاب العمل',
    taxonomiesSuggested: 'فتح المهارات المقترحة',
  },
  oldest: 'الأقدم {{since}}',
  overdue_zero: 'لا متأخرات',
  overdue_one: 'واحد متأخر',
  overdue_two: 'اثنان متأخران',
  overdue_few: '{{count}} متأخرة',
  overdue_many: '{{count}} متأخرًا',
  overdue_other: '{{count}} متأخر',
  nothing: 'لا شيء ينتظر',
  failed: 'تعذّر تحميل هذا الرقم.',
};
