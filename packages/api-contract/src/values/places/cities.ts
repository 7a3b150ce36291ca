import type { LocalizedText } from '../text/localized-text.ts';

/** Cities of Saudi Arabia that job posts and people are in, by a stable key, largest first. */
export const cities = {
  riyadh: { ar: 'الرياض', en: 'Riyadh' },
  jeddah: { ar: 'جدة', en: 'Jeddah' },
  makkah: { ar: 'مكة المكرمة', en: 'Makkah' },
  madinah: { ar: 'المدينة المنورة', en: 'Madinah' },
  dammam: { ar: 'الدمام', en: 'Dammam' },
  khobar: { ar: 'الخبر', en: 'Khobar' },
  dhahran: { ar: 'الظهران', en: 'Dhahran' },
  hofuf: { ar: 'الهفوف', en: 'Hofuf' },
  taif: { ar: 'الطائف', en: 'Taif' },
  buraydah: { ar: 'بريدة', en: 'Buraydah' },
  tabuk: { ar: 'تبوك', en: 'Tabuk' },
  khamis_mushait: { ar: 'خميس مشيط', en: 'Khamis Mushait' },
  abha: { ar: 'أبها', en: 'Abha' },
  hail: { ar: 'حائل', en: 'Hail' },
  jubail: { ar: 'الجبيل', en: 'Jubail' },
  najran: { ar: 'نجران', en: 'Najran' },
  yanbu: { ar: 'ينبع', en: 'Yanbu' },
  qatif: { ar: 'القطيف', en: 'Qatif' },
  jazan: { ar: 'جازان', en: 'Jazan' },
  arar: { ar: 'عرعر', en: 'Arar' },
  sakaka: { ar: 'سكاكا', en: 'Sakaka' },
  unayzah: { ar: 'عنيزة', en: 'Unayzah' },
  al_kharj: { ar: 'الخرج', en: 'Al Kharj' },
  hafar_al_batin: { ar: 'حفر الباطن', en: 'Hafar Al Batin' },
  al_bahah: { ar: 'الباحة', en: 'Al Bahah' },
  neom: { ar: 'نيوم', en: 'NEOM' },
} as const satisfies Record<string, LocalizedText>;

export type CityId = keyof typeof cities;
export const cityIds = Object.keys(cities) as [CityId, ...CityId[]];

/** A city's name; one that this version doesn't know yet is called by its key. */
export const cityName = (id: string, language: 'ar' | 'en'): string => cities[id as CityId]?.[language] ?? id;
