import type { Translation } from '#translation.ts';
import type { term as termEn } from './en.ts';

export const term: Translation<typeof termEn> = {
  columns: {
    name: 'الاسم العربي',
    nameEn: 'الاسم الإنجليزي',
    parent: 'يندرج تحت',
    code: 'الرمز',
    usageCount: 'الاستخدام',
    state: 'الحالة',
    updatedAt: 'آخر تعديل',
  },
  computed: {
    source: 'المصدر',
    stateReason: 'سبب الرفض',
    stateNote: 'ملاحظة',
    mergedInto: 'دُمج في',
  },
  filters: {
    missing: 'الناقص',
    usage: 'الاستخدام',
    parent: 'يندرج تحت',
    isDuplicate: 'قد يكون مكررًا',
  },
  fields: {
    name: 'الاسم',
    parentId: 'يندرج تحت',
    code: 'الرمز',
    slug: 'الاسم المختصر في الروابط',
    synonyms: 'أسماء أخرى',
    icon: 'الأيقونة',
    externalUri: 'رابطه في تصنيف منشور',
  },
  layouts: { label: 'طريقة العرض', list: 'قائمة', tree: 'شجرة' },
  tree: {
    help: 'اسحب المصطلح من مقبضه، أو اضغط مفتاح الإدخال على المقبض ثم استعمل الأسهم.',
    fixed: 'لا يتغير الترتيب ما دامت القائمة مقتصرة على بعض المصطلحات.',
    capped: 'تعرض الشجرة أول 1000 مصطلح. ابحث أو رشّح لترى غيرها.',
    notMoved: 'تعذّر النقل',
  },
  sections: {
    term: 'المصطلح',
    identity: 'ما يُعرف به',
  },
  hints: {
    synonyms: 'يجده البحث بهذه الأسماء أيضًا.',
    parentId: 'يُترك فارغًا لما كان في الأعلى.',
    slug: 'أحرف لاتينية صغيرة وأرقام وشرطات. وإن تُرك فارغًا أُخذ من الاسم الإنجليزي.',
  },
  choices: {
    missing: { english: 'الاسم الإنجليزي ناقص' },
    usage: { used: 'مستخدم', unused: 'غير مستخدم' },
    termSource: {
      manual: 'أضافه الفريق',
      import: 'ملف',
      user_suggested: 'اقتراح مستخدم',
      esco: 'تصنيف ESCO',
      isic: 'التصنيف الصناعي الدولي (ISIC)',
    },
  },
  states: {
    term: { suggested: 'مقترح', active: 'مفعّل', inactive: 'معطّل', merged: 'مدموج' },
  },
  events: {
    term: {
      accept: 'قبول',
      reject: 'رفض',
      activate: 'تفعيل',
      deactivate: 'تعطيل',
      merge: 'دمج في مصطلح آخر',
      setParent: 'إدراج تحت مصطلح آخر',
      reorder: 'نقل',
    },
  },
  done: {
    term: {
      accept: 'تم القبول',
      reject: 'تم الرفض',
      activate: 'تم التفعيل',
      deactivate: 'تم التعطيل',
      merge: 'تم الدمج',
      setParent: 'تم الإدراج',
      reorder: 'تم النقل',
    },
  },
  merging: {
    title: 'هذه السجلات ستشير إلى المصطلح الآخر:',
    unused: 'لا سجل يشير إلى هذا المصطلح.',
    names: 'ويُعثر عليه أيضًا بهذه الأسماء:',
    tooMany: 'ستصبح أسماؤه الأخرى {{total}} والحد الأعلى {{most}}، احذف بعضها أولًا.',
    failed: 'تعذّر تحميل ما سيغيّره الدمج.',
  },
  explained: {
    term: {
      merge: {
        goes: 'لا تراجع عن الدمج: يخرج هذا المصطلح من الاستخدام نهائيًا.',
        stays: 'كل ما يشير إليه سيشير إلى المصطلح الآخر، وعنوانه يقود إليه.',
      },
    },
  },
  refusals: {
    otherIsItself: 'لا يصح أن يكون هو نفسه، اختر غيره.',
    otherIsBelow: 'المصطلح الآخر مندرج تحته، فيصير مندرجًا تحت نفسه.',
    otherIsCrowded: 'أسماؤهما الأخرى معًا أكثر من الحد، احذف بعضها أولًا.',
    otherIsRetired: 'المصطلح الآخر خارج الاستخدام، اختر مصطلحًا مفعّلًا.',
  },
  act: {
    term: {
      accept: 'قبول {{records}}',
      reject: 'رفض {{records}}',
      activate: 'تفعيل {{records}}',
      deactivate: 'تعطيل {{records}}',
      merge: 'دمج {{records}}',
      setParent: 'إدراج {{records}} تحت مصطلح آخر',
      reorder: 'نقل {{records}}',
    },
  },
};
