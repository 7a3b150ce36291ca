import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'التسجيل في الفعاليات',
  one: 'تسجيل',
  add: 'تسجيل شخص',
  columns: {
    person: 'الشخص',
    event: 'الفعالية',
    ticket: 'التذكرة',
    createdAt: 'تاريخ التسجيل',
    checkedIn: 'تسجيل الحضور',
    state: 'الحالة',
  },
  filters: { isCheckedIn: 'سُجّل حضوره', createdFrom: 'تاريخ التسجيل' },
  sections: { registration: 'التسجيل' },
  computed: { event: 'الفعالية', ticket: 'التذكرة', checkedInAt: 'وقت الحضور', checkedInBy: 'سجّل الحضور' },
  fields: { eventId: 'الفعالية', seekerId: 'الباحث عن عمل' },
  hints: { eventId: 'إذا اكتملت المقاعد أُضيف الشخص إلى قائمة الانتظار.' },
  states: {
    eventRegistration: {
      registered: 'بانتظار التأكيد',
      waitlisted: 'في قائمة الانتظار',
      confirmed: 'مؤكد',
      checked_in: 'حضر',
      no_show: 'لم يحضر',
      cancelled: 'ملغى',
    },
  },
  events: {
    eventRegistration: {
      confirm: 'تأكيد',
      checkIn: 'تسجيل الحضور',
      cancel: 'إلغاء التسجيل',
      promote: 'انتقال من قائمة الانتظار',
      miss: 'لم يحضر',
    },
  },
  done: {
    eventRegistration: { confirm: 'تم التأكيد', checkIn: 'سُجّل الحضور', cancel: 'أُلغي التسجيل' },
  },
  act: {
    eventRegistration: {
      confirm: 'تأكيد {{records}}',
      checkIn: 'تسجيل حضور {{records}}',
      cancel: 'إلغاء {{records}}',
    },
  },
  records_zero: 'لا مسجلين',
  records_one: 'مسجل واحد',
  records_two: 'مسجلَين',
  records_few: '{{number}} مسجلين',
  records_many: '{{number}} مسجلًا',
  records_other: '{{number}} مسجل',
  refusals: {
    eventOver: 'انتهت الفعالية أو أُلغيت.',
    eventNotOn: 'الفعالية غير قائمة الآن.',
    doorsClosed: 'يبدأ تسجيل الحضور قبل البداية بأربع ساعات.',
    eventFull: 'اكتملت المقاعد.',
    alreadyCheckedIn: 'سُجّل حضوره من قبل، وفي السجل الوقت ومن سجّله.',
  },
};

export const titles = { view: 'التسجيل في الفعالية', add: 'تسجيل شخص في فعالية' };
