import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'محاولات الاختبارات',
  one: 'محاولة',
  add: 'بدء محاولة',
  columns: {
    person: 'الشخص',
    exam: 'الاختبار',
    started: 'البداية',
    duration: 'المدة',
    score: 'الدرجة',
    passed: 'النتيجة',
    flags: 'تنبيهات',
    state: 'الحالة',
  },
  filters: { isPassed: 'ناجح', isTrial: 'تجربة موظف', startedFrom: 'البداية' },
  sections: { attempt: 'المحاولة' },
  computed: {
    score: 'الدرجة',
    maxScore: 'الدرجة القصوى',
    percentage: 'النسبة المئوية',
    passed: 'النتيجة',
    startedAt: 'البداية',
    submittedAt: 'وقت التسليم',
    flags: 'تنبيهات',
    answers: 'الإجابات',
    voidReason: 'سبب الإلغاء',
    voidNote: 'ملاحظة الإلغاء',
    grantedAt: 'مُنحت محاولة إضافية في',
  },
  fields: { examId: 'الاختبار', seekerId: 'الباحث عن عمل' },
  hints: { seekerId: 'إن تُرك فارغًا جرّبت الاختبار بنفسك، ولا تُحتسب المحاولة.' },
  trial: 'تجربة موظف',
  passed: 'ناجح',
  failed: 'لم ينجح',
  question: 'السؤال {{number}}',
  next: 'يُصحَّح الآن',
  unanswered: 'بلا إجابة',
  lookFor: 'ما يُنتظر في الإجابة: {{what}}',
  unmarked: 'لم يُصحَّح بعد، من {{most}}',
  isTrue: 'صح',
  isFalse: 'خطأ',
  ofMarks: '{{score}} من {{most}}',
  choices: {
    attemptFlag: { time_out: 'انتهى الوقت', left_page: 'غادر الصفحة' },
  },
  states: {
    examAttempt: {
      in_progress: 'جارية',
      submitted: 'سُلّمت',
      auto_submitted: 'سُلّمت بانتهاء الوقت',
      grading: 'بانتظار التصحيح',
      graded: 'صُحّحت',
      voided: 'ملغاة',
    },
  },
  events: {
    examAttempt: {
      submit: 'تسليم',
      mark: 'تصحيح الإجابة التالية',
      markAgain: 'إعادة التصحيح',
      void: 'إلغاء المحاولة',
      expire: 'انتهى الوقت',
      score: 'صحّحها الخادم',
      regrade: 'أُعيد تصحيحها بعد تعديل المفاتيح',
      grant: 'مُنح صاحبها محاولة إضافية',
    },
  },
  done: {
    examAttempt: { submit: 'تم التسليم', mark: 'تم التصحيح', markAgain: 'أُعيدت إلى التصحيح', void: 'أُلغيت المحاولة' },
  },
  act: {
    examAttempt: {
      submit: 'تسليم {{records}}',
      mark: 'تصحيح {{records}}',
      markAgain: 'إعادة تصحيح {{records}}',
      void: 'إلغاء {{records}}',
    },
  },
  records_zero: 'لا محاولات',
  records_one: 'محاولة واحدة',
  records_two: 'محاولتين',
  records_few: '{{number}} محاولات',
  records_many: '{{number}} محاولة',
  records_other: '{{number}} محاولة',
  refusals: {
    inTime: 'ما زال في الوقت متسع.',
    tooManyMarks: 'درجة السؤال أقل من ذلك.',
    nothingByHand: 'يصحّح الخادم أسئلته كلها.',
  },
};

export const titles = { view: 'محاولة اختبار', add: 'بدء محاولة' };

export const queue = { title: 'اختبارات للتصحيح' };
