/** What the demo's mails are about; the number keeps them apart. */
export const subjects = [
  (number: number) => `طلب مقابلة رقم ${number}`,
  (number: number) => `Offer no. ${number}: two open questions`,
  (number: number) => `فاتورة شهرية ${number}`,
  (number: number) => `Interview ${number} moved to Tuesday`,
  (number: number) => `ملاحظات على الإعلان ${number}`,
  (number: number) => `Documents for application ${number}`,
  (number: number) => `تأكيد حضور الاجتماع ${number}`,
  (number: number) => `Weekly figures, week ${number}`,
] as const;

export const paragraphs = [
  'السلام عليكم، أرجو الاطلاع على المرفق وإبداء الرأي قبل نهاية اليوم.',
  'Thank you for the quick answer. I have added the dates that we spoke about.',
  'المرشحة مناسبة جدًا، ونقترح تحديد موعد للمقابلة هذا الأسبوع.',
  'Could you please check the salary range once more? It differs from the posting.',
  'تم تحديث الإعلان حسب ملاحظاتكم، وسيظهر للباحثين عن عمل صباح الغد.',
  'The room is booked from ten to eleven; the link for remote guests is in the calendar.',
  'نعتذر عن التأخير في الرد، وسنوافيكم بالمستندات الناقصة يوم الأحد.',
  'All figures are up to date except for Jeddah, which follows tomorrow.',
] as const;

export const fileNames = ['السيرة الذاتية.pdf', 'offer.pdf', 'الجدول.xlsx', 'photo.png'] as const;
