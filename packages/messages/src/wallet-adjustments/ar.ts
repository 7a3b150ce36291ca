import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'تسويات المحافظ',
  one: 'تسوية',
  add: 'اقتراح تسوية',
  columns: {
    number: 'الرقم',
    provider: 'مزود الخدمة',
    direction: 'الاتجاه',
    amount: 'المبلغ',
    ground: 'السبب',
    proposer: 'اقترحها',
    approver: 'بتّ فيها',
    createdAt: 'تاريخ الاقتراح',
    state: 'الحالة',
  },
  filters: { amountMin: 'المبلغ', createdFrom: 'تاريخ الاقتراح' },
  sections: { adjustment: 'التسوية' },
  file: { proposer: 'اقترحها', approver: 'بتّ فيها' },
  computed: {
    decidedBy: 'بتّ فيها',
    decidedAt: 'تاريخ البت',
    stateReason: 'سبب الرفض',
    stateNote: 'ملاحظة',
  },
  fields: {
    providerId: 'مزود الخدمة',
    direction: 'الاتجاه',
    amount: 'المبلغ',
    ground: 'السبب',
    description: 'ما حدث',
  },
  hints: { description: 'يبتّ فيها شخص آخر بناءً على ما تكتبه. أرفق المستند بعد الحفظ، فلا تُقبل تسوية دون مستند.' },
  choices: {
    walletDirection: { credit: 'إلى المحفظة', debit: 'من المحفظة' },
    adjustmentGround: {
      correction: 'تصحيح خطأ',
      goodwill: 'ترضية',
      penalty: 'غرامة',
      bank_difference: 'فرق مع البنك',
      other: 'سبب آخر',
    },
    adjustmentRejection: {
      unfounded: 'لا أساس لها',
      amount: 'المبلغ غير صحيح',
      evidence: 'المستند لا يثبتها',
      other: 'سبب آخر',
    },
    documentType: { evidence: 'مستند إثبات', other: 'مستند آخر' },
  },
  states: {
    walletAdjustment: { proposed: 'بانتظار الموافقة', approved: 'مقبولة', rejected: 'مرفوضة', withdrawn: 'مسحوبة' },
  },
  events: { walletAdjustment: { approve: 'موافقة', reject: 'رفض', withdraw: 'سحب الاقتراح' } },
  done: {
    walletAdjustment: {
      approve: 'تمت الموافقة وقُيدت في المحفظة',
      reject: 'تم الرفض',
      withdraw: 'سُحب الاقتراح',
    },
  },
  act: {
    walletAdjustment: {
      approve: 'الموافقة على {{records}}',
      reject: 'رفض {{records}}',
      withdraw: 'سحب {{records}}',
    },
  },
  refusals: {
    providerClosed: 'حساب مزود الخدمة مغلق.',
    ownProposal: 'أنت من اقترحها، فيوافق عليها شخص آخر.',
    othersProposal: 'لا يسحب الاقتراح إلا من قدّمه.',
    evidenceMissing: 'أرفق أولًا مستندًا يثبت سببها.',
    notCovered: 'الرصيد المتاح لا يكفي.',
  },
  records_zero: 'لا تسويات',
  records_one: 'تسوية واحدة',
  records_two: 'تسويتين',
  records_few: '{{number}} تسويات',
  records_many: '{{number}} تسوية',
  records_other: '{{number}} تسوية',
};

export const titles = { view: 'تسوية محفظة', add: 'اقتراح تسوية محفظة' };

export const queue = { title: 'تسويات محافظ للموافقة' };
