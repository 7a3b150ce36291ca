import { bilingual } from '#seeding/data/field-of-work.ts';

/** What providers do, each with the section of its industry. */
export const trades = [
  ['M', 'للاستشارات الإدارية', 'Management Consulting'],
  ['M', 'للمحاسبة والمراجعة', 'Accounting and Audit'],
  ['M', 'للمحاماة والاستشارات القانونية', 'Legal Services'],
  ['J', 'لتقنية المعلومات', 'Information Technology'],
  ['J', 'لتطوير التطبيقات', 'App Development'],
  ['J', 'لتصميم المواقع', 'Web Design'],
  ['N', 'لخدمات الموارد البشرية', 'Human Resources Services'],
  ['N', 'لتنظيم الفعاليات', 'Event Management'],
  ['P', 'للتدريب', 'Training'],
  ['M', 'للترجمة المعتمدة', 'Certified Translation'],
  ['M', 'للتسويق الرقمي', 'Digital Marketing'],
  ['H', 'للتخليص الجمركي', 'Customs Clearance'],
] as const;

/** What freelancers and individuals call themselves. */
export const crafts = bilingual(`
كتابة السير الذاتية | CV writing
تصميم الهوية البصرية | Brand design
الترجمة | Translation
الإرشاد المهني | Career coaching
التصوير | Photography
إدخال البيانات | Data entry
تحرير المحتوى | Content editing`);
