import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  codes: {
    unauthenticated: 'انتهت جلستك. سجّل الدخول مرة أخرى للمتابعة.',
    forbidden: 'لا يُسمح لحسابك بهذا الإجراء.',
    step_up_required: 'يلزم أن تثبت هويتك من جديد.',
    notFound: 'لم يعد هذا السجل موجودًا.',
    methodNotAllowed: 'لا يمكن تنفيذ هذا هنا.',
    duplicate: 'هذا موجود من قبل.',
    inUse: 'ما زال هذا مستخدمًا في موضع آخر.',
    refused: 'هذه الخطوة غير ممكنة الآن.',
    idempotencyMismatch: 'أُرسل هذا من قبل بقيم أخرى. أعد تحميل الصفحة وحاول مجددًا.',
    idempotencyInFlight: 'ما زال الحفظ جاريًا. انتظر لحظة.',
    stale: 'غيّر شخص آخر هذا السجل في هذه الأثناء.',
    versionRequired: 'أعد تحميل الصفحة وحاول مجددًا.',
    tooLarge: 'الحجم أكبر من المسموح.',
    unsupportedMediaType: 'هذا النوع من الملفات غير مقبول.',
    invalid: 'بعض الحقول تحتاج إلى انتباهك.',
    unknownField: 'هذه الصفحة قديمة. أعد تحميلها وحاول مجددًا.',
    malformed: 'تعذّر على الخادم قراءة الطلب. أعد تحميل الصفحة وحاول مجددًا.',
    notConfirmed: 'لم يؤكده جهازك.',
    rateLimited: 'طلبات كثيرة في وقت قصير. انتظر قليلًا ثم أعد المحاولة.',
    internal: 'حدث خطأ في الخادم. ما حفظته آمن.',
    unavailable: 'الخادم غير متاح الآن. أعد المحاولة بعد لحظات.',
    storageFull: 'لم تعد على الخادم مساحة تكفي لحفظ هذا. أبلغ مسؤول النظام، ثم أعد المحاولة لاحقًا.',
    offline: 'تعذّر الوصول إلى الخادم. تحقق من اتصالك.',
    timeout: 'تأخر الخادم في الرد. أعد المحاولة.',
    unreadable: 'تعذّرت قراءة رد الخادم.',
  },
  reference: 'المرجع {{id}}',
};
