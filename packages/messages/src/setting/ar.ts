import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';
import { marketplace } from './marketplace-ar.ts';

export const messages: Translation<typeof en> = {
  tabs: { label: 'أقسام الإعدادات', own: 'إعداداتك', marketplace: 'السوق' },
  appearance: 'المظهر',
  appearanceHelp: 'هذه الاختيارات تخصك وحدك، وتنتقل معك إلى أي متصفح.',
  language: 'اللغة',
  languageHelp: 'تغيير اللغة يعيد تحميل الصفحة.',
  languages: { ar: 'العربية', en: 'English' },
  theme: 'السمة',
  themes: {
    light: 'فاتحة',
    dark: 'داكنة',
    'semi-dark': 'شبه داكنة: قائمة داكنة بجانب محتوى فاتح',
    system: 'مثل الجهاز: فاتحة أو داكنة كما تختار فيه',
  },
  layout: 'القائمة',
  layouts: { horizontal: 'أفقية، أسفل شريط التنقل', vertical: 'عمودية، بجانب المحتوى' },
  navbar: 'شريط التنقل',
  navbars: { floating: 'عائم', sticky: 'ثابت أعلى الصفحة', static: 'يتحرك مع الصفحة', hidden: 'مخفي' },
  navbarHidden: 'عند إخفاء الشريط يبقى زر القائمة أعلى الصفحة.',
  density: 'الكثافة',
  densities: { compact: 'مضغوطة', default: 'عادية', comfortable: 'مريحة' },
  calendar: 'التقويم',
  calendarHelp: 'التقويم الذي تُعرض به التواريخ وتُكتب في حقولها.',
  calendars: { gregory: 'ميلادي', 'islamic-umalqura': 'هجري (أم القرى)' },
  marketplace,
};
