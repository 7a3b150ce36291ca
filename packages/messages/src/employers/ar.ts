import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'أصحاب العمل',
  one: 'صاحب عمل',
  columns: {
    name: 'الاسم',
    industry: 'القطاع',
    city: 'المدينة',
    size: 'عدد الموظفين',
    openJobs: 'الوظائف المفتوحة',
    applicantsTotal: 'المتقدمون',
    lastActivityAt: 'آخر نشاط',
    state: 'الحالة',
  },
  filters: {
    hasOpenJobs: 'له وظائف مفتوحة',
  },
  sections: { company: 'المنشأة', registration: 'السجل', contact: 'التواصل' },
  computed: { openJobs: 'الوظائف المفتوحة', hiresTotal: 'التعيينات', jobQuota: 'الإعلانات المستخدمة' },
  fields: {
    name: 'الاسم',
    legalName: 'الاسم النظامي',
    industryId: 'القطاع',
    size: 'عدد الموظفين',
    type: 'النوع',
    crNumber: 'السجل التجاري',
    unifiedNumber: 'الرقم الموحد',
    crExpiresOn: 'انتهاء السجل',
    vatNumber: 'الرقم الضريبي',
    saudizationBand: 'نطاق التوطين',
    about: 'نبذة',
    website: 'الموقع الإلكتروني',
    email: 'البريد الإلكتروني',
    mobile: 'الجوال',
    cityId: 'المدينة',
    district: 'الحي',
  },
  choices: {
    employerSize: {
      '1-10': '1–10',
      '11-50': '11–50',
      '51-200': '51–200',
      '201-500': '201–500',
      '501-1000': '501–1,000',
      '1000+': 'أكثر من 1,000',
    },
    employerType: {
      private: 'خاص',
      government: 'حكومي',
      semi_government: 'شبه حكومي',
      nonprofit: 'غير ربحي',
      recruitment_agency: 'مكتب توظيف',
    },
    saudizationBand: {
      platinum: 'بلاتيني',
      high_green: 'أخضر مرتفع',
      mid_green: 'أخضر متوسط',
      low_green: 'أخضر منخفض',
      yellow: 'أصفر',
      red: 'أحمر',
    },
  },
  states: {
    employer: {
      draft: 'مسودة',
      pending_verification: 'بانتظار التوثيق',
      changes_requested: 'مطلوب تعديله',
      verified: 'موثّق',
      suspended: 'معلّق',
      rejected: 'مرفوض',
      closed: 'مغلق',
    },
  },
  events: {
    employer: {
      submit: 'تقديم للتوثيق',
      verify: 'توثيق',
      requestChanges: 'طلب تعديلات',
      reject: 'رفض',
      reopen: 'إعادة فتح',
      suspend: 'إيقاف',
      registrationExpired: 'انتهاء السجل التجاري',
      reinstate: 'إعادة تفعيل',
      close: 'إغلاق',
    },
  },
  refusals: {
    hasOpenJobs: 'توجد إعلانات مفتوحة.',
    registrationMissing: 'السجل التجاري ناقص.',
    registrationExpired: 'انتهى السجل التجاري.',
    registrationValid: 'السجل التجاري سارٍ.',
  },
};

export const titles = { view: 'صاحب العمل' };

export const queue = { title: 'أصحاب عمل للتوثيق', open: 'فتح أصحاب العمل' };
