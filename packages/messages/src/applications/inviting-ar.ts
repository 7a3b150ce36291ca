import type { Translation } from '../translation.ts';
import type { inviting as en } from './inviting-en.ts';

export const inviting: Translation<typeof en> = {
  interviewType: 'النوع',
  title: 'عنوان المقابلة',
  startsAt: 'بداية المقابلة الأولى (بتوقيت الرياض)',
  durationMin: 'مدة كل مقابلة',
  alertMin: 'التنبيه قبل البداية',
  place: 'المكان',
  link: 'الرابط',
  addedUsers: 'فريق المقابلة',
  order: 'المواعيد',
  pauseMin: 'الدقائق بين مقابلة وأخرى',
  perDay: 'عدد المقابلات في اليوم، والباقي في أيام العمل التالية',
};
