import type { messages as en } from '../en/setting.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof en> = {
  intro: 'هذه الاختيارات لك وحدك وتتبعك إلى كل متصفح.',
  appearance: 'المظهر',
  language: 'اللغة',
  languageHelp: 'تغيير اللغة يعيد تحميل الصفحة.',
  languages: { ar: 'العربية', en: 'English' },
  theme: 'السمة',
  themes: { light: 'فاتحة', dark: 'داكنة', 'semi-dark': 'شبه داكنة: قائمة داكنة بجانب محتوى فاتح' },
  layout: 'القائمة',
  layouts: { horizontal: 'أفقية، أسفل شريط التنقل', vertical: 'عمودية، بجانب المحتوى' },
  navbar: 'شريط التنقل',
  navbars: { floating: 'عائم', sticky: 'ثابت أعلى الصفحة', static: 'يتحرك مع الصفحة', hidden: 'مخفي' },
  navbarHidden: 'عند إخفاء الشريط يبقى زر القائمة أعلى الصفحة.',
  density: 'الكثافة',
  densities: { compact: 'متراصة', default: 'معتادة', comfortable: 'مريحة' },
  saved: 'تم الحفظ',
  comingTitle: 'سيأتي لاحقًا',
  coming: {
    notifications: 'الإشعارات التي تصلك، وأين تصلك.',
    marketplace: 'إعدادات السوق، للمسؤولين.',
    audit: 'سجل التدقيق: من فعل ماذا ومتى ومن أين، للمسؤولين.',
  },
  notBuiltYet: 'لم يُبنَ بعد',
};
