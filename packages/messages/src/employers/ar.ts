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
    industry: 'القطاع',
    size: 'عدد الموظفين',
    type: 'النوع',
    city: 'المدينة',
    hasOpenJobs: 'له وظائف مفتوحة',
  },
  sections: { company: 'المنشأة', registration: 'السجل', contact: 'التواصل' },
  facts: { openJobs: 'الوظائف المفتوحة', hiresTotal: 'التعيينات', jobQuota: 'الإعلانات المستخدمة' },
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
};
