/** What the demo's mails say, in the language of whom one writes with; the number keeps them apart. */
export const letters = {
  ar: {
    subjects: [
      (number: number) => `طلب مقابلة رقم ${number}`,
      (number: number) => `فاتورة شهرية ${number}`,
      (number: number) => `ملاحظات على الإعلان ${number}`,
      (number: number) => `تأكيد حضور الاجتماع ${number}`,
      (number: number) => `مستندات ناقصة للطلب ${number}`,
    ],
    paragraphs: [
      'السلام عليكم، أرجو الاطلاع على المرفق وإبداء الرأي قبل نهاية اليوم.',
      'المرشحة مناسبة جدًا، ونقترح تحديد موعد للمقابلة هذا الأسبوع.',
      'تم تحديث الإعلان حسب ملاحظاتكم، وسيظهر للباحثين عن عمل صباح الغد.',
      'نعتذر عن التأخير في الرد، وسنوافيكم بالمستندات الناقصة يوم الأحد.',
      'القاعة محجوزة من العاشرة إلى الحادية عشرة، ورابط الحضور عن بعد في الدعوة.',
    ],
  },
  en: {
    subjects: [
      (number: number) => `Offer no. ${number}: two open questions`,
      (number: number) => `Interview ${number} moved to Tuesday`,
      (number: number) => `Documents for application ${number}`,
      (number: number) => `Weekly figures, week ${number}`,
      (number: number) => `Comments on posting ${number}`,
    ],
    paragraphs: [
      'Thank you for the quick answer. I have added the dates that we spoke about.',
      'Could you please check the salary range once more? It differs from the posting.',
      'The room is booked from ten to eleven; the link for remote guests is in the calendar.',
      'All figures are up to date except for Jeddah, which follows tomorrow.',
      'She would be a good fit. Shall we find an hour for an interview this week?',
    ],
  },
} as const;

export const fileNames = ['السيرة الذاتية.pdf', 'offer.pdf', 'الجدول.xlsx', 'photo.png'] as const;
