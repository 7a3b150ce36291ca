import type { Language } from '@diwan/api-contract/values/staff';

const dates = (options: Intl.DateTimeFormatOptions) => {
  const of = (locale: string) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Riyadh' });
  const formats = { ar: of('ar-SA-u-ca-gregory-nu-latn'), en: of('en-GB') };
  return (instant: string) => (language: Language) => formats[language].format(new Date(instant));
};
export const longDate = dates({ dateStyle: 'full' });
export const shortTime = dates({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
export const longTime = dates({ dateStyle: 'full', timeStyle: 'short' });
