import { terms } from '#vocabulary/promo-terms/ar.ts';
import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'دفعات الرموز الترويجية',
  one: 'دفعة رموز ترويجية',
  add: 'إنشاء دفعة',
  form: { created: 'بدأ إنشاء الرموز' },
  print: 'ورقة للطباعة',
  madeOf: '{{made}} من {{number}}',
  progress: 'ما أُنشئ من الرموز',
  columns: {
    name: 'الحملة',
    prefix: 'تبدأ بـ',
    value: 'الخصم',
    made: 'الرموز',
    partner: 'الشريك',
    createdAt: 'تاريخ الإنشاء',
    state: 'الحالة',
  },
  filters: { createdFrom: 'تاريخ الإنشاء' },
  sections: terms.sections,
  computed: {
    progress: 'الرموز',
    talentList: 'القائمة المختصرة',
    generatedCount: 'الرموز المنشأة',
  },
  fields: { prefix: 'بداية الرموز', quantity: 'عدد الرموز', ...terms.fields },
  parts: terms.parts,
  hints: {
    prefix: 'من 2 إلى 10 من الحروف اللاتينية والأرقام، تتبعها ثمانية أخرى لا يلتبس بعضها ببعض.',
    quantity: 'لا يزيد على 10,000.',
    ...terms.hints,
  },
  choices: terms.choices,
  benefit: terms.benefit,
  bulkDownload: {
    exportBatch: {
      variants: { xlsx: 'تصدير الرموز (XLSX)', csv: 'تصدير الرموز (CSV)' },
      done: 'نُزّلت الرموز',
      leftOut_zero: 'لم يُترك أي رمز.',
      leftOut_one: 'تُرك رمز واحد.',
      leftOut_two: 'تُرك رمزان.',
      leftOut_few: 'تُركت {{number}} رموز.',
      leftOut_many: 'تُرك {{number}} رمزًا.',
      leftOut_other: 'تُرك {{number}} رمز.',
      failed: 'لم تُنزّل الرموز',
    },
  },
  states: { promoBatch: { generating: 'قيد الإنشاء', ready: 'جاهزة', stopped: 'متوقفة' } },
  events: { promoBatch: { stop: 'إيقاف', finish: 'اكتملت الرموز' } },
  done: { promoBatch: { stop: 'أُوقف إنشاء الرموز' } },
  act: { promoBatch: { stop: 'إيقاف {{records}}' } },
  refusals: { codesMissing: 'لم تكتمل رموزها بعد.' },
  records_zero: 'لا دفعات',
  records_one: 'دفعة واحدة',
  records_two: 'دفعتين',
  records_few: '{{number}} دفعات',
  records_many: '{{number}} دفعة',
  records_other: '{{number}} دفعة',
};

export const titles = { view: 'دفعة رموز ترويجية', add: 'إنشاء دفعة رموز ترويجية' };
