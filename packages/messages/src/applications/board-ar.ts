import type { Translation } from '../translation.ts';
import type { board as en } from './board-en.ts';

export const board: Translation<typeof en> = {
  label: 'المتقدمون حسب الحالة',
  empty: 'لا أحد هنا',
  move: 'نقل {{name}}',
  moveTo: 'نقل إلى…',
  loading: 'جارٍ تحميل المزيد…',
  unread: 'جديد',
  days_zero: 'المتوسط أقل من يوم',
  days_one: 'المتوسط يوم واحد',
  days_two: 'المتوسط يومان',
  days_few: 'المتوسط {{number}} أيام',
  days_many: 'المتوسط {{number}} يومًا',
  days_other: 'المتوسط {{number}} يوم',
  today: 'اليوم',
  inState_zero: 'اليوم',
  inState_one: 'منذ يوم',
  inState_two: 'منذ يومين',
  inState_few: 'منذ {{number}} أيام',
  inState_many: 'منذ {{number}} يومًا',
  inState_other: 'منذ {{number}} يوم',
};
