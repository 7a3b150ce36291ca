import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'المحافظ',
  one: 'حركة محفظة',
  columns: {
    date: 'التاريخ',
    provider: 'مزود الخدمة',
    kind: 'النوع',
    reference: 'المرجع',
    debit: 'مدين',
    credit: 'دائن',
    balance: 'الرصيد',
    availableAt: 'متاح من',
    state: 'الحالة',
  },
  filters: {
    provider: 'مزود الخدمة',
    amountMin: 'المبلغ',
    createdFrom: 'التاريخ',
  },
  sections: {
    line: 'الحركة',
  },
  file: { debit: 'مدين', credit: 'دائن' },
  computed: {
    provider: 'مزود الخدمة',
    balanceAfter: 'الرصيد بعدها',
    stateReason: 'السبب',
    createdBy: 'بواسطة',
    approvedBy: 'وافق عليها',
  },
  fields: {
    kind: 'النوع',
    direction: 'الاتجاه',
    amount: 'المبلغ',
    availableAt: 'متاح من',
    reference: 'المرجع',
    description: 'الوصف',
  },
  balances: {
    available: 'المتاح',
    pending: 'لم يحل موعده',
    onHold: 'المحجوز',
    lifetimeEarned: 'إجمالي المكتسب',
    lifetimePaid: 'إجمالي المدفوع',
  },
  pick: 'اختر مزود خدمة',
  allWallets: 'كل المحافظ',
  walletOf: 'المحفظة: {{name}}',
  choices: {
    walletKind: {
      order_credit: 'طلب',
      commission: 'عمولة',
      vat_on_commission: 'ضريبة العمولة',
      refund_debit: 'استرداد',
      payout: 'تحويل',
      adjustment: 'تسوية',
      bonus: 'مكافأة',
      fee: 'رسوم',
    },
    walletDirection: {
      credit: 'دائن',
      debit: 'مدين',
    },
    walletReason: {
      dispute: 'نزاع',
      fraud: 'اشتباه احتيال',
      mistake: 'قيد بالخطأ',
      documents: 'مستندات',
      other: 'سبب آخر',
    },
  },
  states: {
    walletTransaction: {
      pending: 'لم يحل موعده',
      available: 'متاح',
      on_hold: 'محجوز',
      reversed: 'معكوس',
    },
  },
  events: {
    walletTransaction: {
      hold: 'حجز',
      release: 'إلغاء الحجز',
      reverse: 'عكس الحركة',
      mature: 'حل موعده',
      suspend: 'حُجز لنزاع',
      resume: 'أُلغي حجز النزاع',
    },
  },
  done: {
    walletTransaction: {
      hold: 'تم الحجز',
      release: 'أُلغي الحجز',
      reverse: 'عُكست بحركة جديدة',
    },
  },
  act: {
    walletTransaction: {
      hold: 'حجز {{records}}',
      release: 'إلغاء حجز {{records}}',
      reverse: 'عكس {{records}}',
    },
  },
  refusals: {
    orderDisputed: 'يحجزه نزاع في طلبه: احسم النزاع أولًا.',
    notDue: 'لم يحل موعده.',
    notCredit: 'لا يُحجز إلا ما دخل المحفظة.',
    notCovered: 'الرصيد المتاح لا يكفي.',
    paidOut: 'ما حُوّل لا يُعكس من هنا.',
  },
  records_zero: 'لا حركات',
  records_one: 'حركة واحدة',
  records_two: 'حركتين',
  records_few: '{{number}} حركات',
  records_many: '{{number}} حركة',
  records_other: '{{number}} حركة',
};

export const titles = {};
