import type { Translation } from '../translation.ts';
import type { scorecards as en } from './scorecards-en.ts';

export const scorecards: Translation<typeof en> = {
  whole: 'الطلب عمومًا',
  meeting: 'بعد مقابلة «{{title}}»',
  give: 'تقديم بطاقة تقييم',
  giveFor: 'بطاقة تقييم: {{about}}',
  change: 'تعديل بطاقتي',
  save: 'حفظ البطاقة',
  given: 'حُفظت بطاقة التقييم',
  none: 'لم يقدّم أحد بطاقة تقييم بعد.',
  ended: 'انتهى الطلب، فتبقى البطاقات على حالها.',
  hidden_zero: 'لم يقدّم أي زميل بطاقة تقييم.',
  hidden_one: 'قدّم زميل واحد بطاقة تقييم. ستراها بعد أن تقدّم بطاقتك.',
  hidden_two: 'قدّم زميلان بطاقتي تقييم. ستراهما بعد أن تقدّم بطاقتك.',
  hidden_few: 'قدّم {{number}} زملاء بطاقات تقييم. ستراها بعد أن تقدّم بطاقتك.',
  hidden_many: 'قدّم {{number}} زميلًا بطاقات تقييم. ستراها بعد أن تقدّم بطاقتك.',
  hidden_other: 'قدّم {{number}} زميل بطاقات تقييم. ستراها بعد أن تقدّم بطاقتك.',
  independent: 'لا يرى الزملاء بطاقتك إلا بعد أن يقدّموا بطاقاتهم.',
  compared: 'البطاقات جنبًا إلى جنب: {{about}}',
  criterion: 'المعيار',
  mine: 'أنت',
  mean: 'المتوسط',
  weighted: 'الإجمالي',
  unrated: 'لم يُقيَّم',
  fields: { recommendation: 'التوصية', text: 'مبررات التقييم' },
  refusals: {
    alreadyJudged: 'قدّمت بطاقة تقييمك من قبل. أغلق هذه النافذة وعدّل بطاقتك.',
    notHeld: 'لم تُعقد المقابلة.',
    applicationClosed: 'انتهى الطلب، فتبقى البطاقات على حالها.',
  },
  stale: 'عدّلتها في نافذة أخرى. يظهر ما فيها الآن بعد إغلاق هذه النافذة.',
};
