import { bilingual } from './field-of-work.ts';

export const companyNames = bilingual(`
الأفق | Al Ofuq
رواد | Ruwad
نماء | Namaa
الريادة | Al Riyadah
سواعد | Sawaed
مدار | Madar
الواحة | Al Waha
أركان | Arkan
بيان | Bayan
سدرة | Sidra
النخبة | Al Nukhba
ركائز | Rakaez
تمكين | Tamkeen
الجزيرة | Al Jazirah
نجد | Najd
الحجاز | Al Hijaz
تهامة | Tihama
طويق | Tuwaiq
السراة | Al Sarah
العرين | Al Areen
الصفوة | Al Safwa
الديار | Al Diyar
وادي حنيفة | Wadi Hanifah
الثريا | Al Thuraya
سهيل | Suhail
المها | Al Maha
غيث | Ghaith
ديمة | Deemah
ريف | Reef
العلا | AlUla
المنار | Al Manar
إتقان | Itqan
سمو | Sumou
رؤى | Roaa
بوابة الخليج | Gulf Gate
الشرقية | Al Sharqiyah
الساحل | Al Sahel
اللؤلؤة | Al Luluah
مرجان | Marjan
نسيم | Naseem
الياسمين | Al Yasmin
أصالة | Asala
تراث | Turath
فرسان | Fursan
الوسام | Al Wisam
الراية | Al Rayah
هدف | Hadaf
مسار | Masar
إنجاز | Enjaz
ابتكار | Ebtikar
حلول | Hulool
تكامل | Takamol
ثقة | Theqa
أمان | Aman
الوفاق | Al Wifaq
المستقبل | Al Mustaqbal
القمة | Al Qimmah
شموخ | Shumookh
عطاء | Ataa
بناء | Binaa`);

/** What companies do, by the section of ISIC they belong to. */
export const businesses: Record<string, { ar: string; en: string }[]> = {
  A: bilingual('للتنمية الزراعية | Agricultural Development\nللتمور | Dates\nللدواجن | Poultry'),
  B: bilingual('للتعدين | Mining\nللخدمات البترولية | Oilfield Services'),
  C: bilingual(
    'للصناعات الغذائية | Food Industries\nللصناعات البلاستيكية | Plastics\nللحديد | Steel\nللصناعات الدوائية | Pharmaceutical Industries',
  ),
  D: bilingual('للطاقة | Energy\nللطاقة الشمسية | Solar Power'),
  E: bilingual('لتقنيات المياه | Water Technologies\nللخدمات البيئية | Environmental Services'),
  F: bilingual('للمقاولات | Contracting\nللإنشاءات | Construction\nللتطوير والتشييد | Development and Building'),
  G: bilingual('للتجارة | Trading\nللأسواق | Markets\nللسيارات | Motors\nللأجهزة المنزلية | Home Appliances'),
  H: bilingual('للنقل | Transport\nللخدمات اللوجستية | Logistics\nللشحن | Freight'),
  I: bilingual('للضيافة | Hospitality\nللمطاعم | Restaurants\nللفنادق | Hotels\nللقهوة المختصة | Specialty Coffee'),
  J: bilingual(
    'لتقنية المعلومات | Information Technology\nللاتصالات | Telecom\nللبرمجيات | Software\nللأمن السيبراني | Cybersecurity',
  ),
  K: bilingual('للتمويل | Finance\nللتأمين | Insurance\nللاستثمار | Investment'),
  L: bilingual('العقارية | Real Estate\nلإدارة الأملاك | Property Management'),
  M: bilingual(
    'للاستشارات الهندسية | Engineering Consultants\nللاستشارات | Consulting\nللدعاية والإعلان | Advertising\nللمحاماة | Law Firm',
  ),
  N: bilingual(
    'للتشغيل والصيانة | Operation and Maintenance\nللحراسات الأمنية | Security Services\nللسفر والسياحة | Travel and Tourism\nللاستقدام | Recruitment',
  ),
  O: bilingual('للخدمات البلدية | Municipal Services'),
  P: bilingual('التعليمية | Education\nللتدريب | Training\nالأهلية للتعليم | Private Schools'),
  Q: bilingual('الطبية | Medical\nللرعاية الصحية | Healthcare\nلطب الأسنان | Dental Care'),
  R: bilingual('للترفيه | Entertainment\nالرياضية | Sports'),
  S: bilingual('للخدمات المنزلية | Home Services\nللتجميل والعناية | Beauty and Care\nالخيرية | Charity'),
};

/** How many of a hundred employers work in a section. */
export const sectionWeights: Record<string, number> = {
  A: 3,
  B: 2,
  C: 12,
  D: 2,
  E: 2,
  F: 16,
  G: 15,
  H: 7,
  I: 9,
  J: 8,
  K: 3,
  L: 4,
  M: 6,
  N: 5,
  O: 1,
  P: 5,
  Q: 7,
  R: 2,
  S: 1,
};

export const districts = bilingual(`
العليا | Al Olaya
الملز | Al Malaz
النرجس | Al Narjis
الياسمين | Al Yasmin
الروضة | Al Rawdah
السلامة | Al Salamah
الحمراء | Al Hamra
الفيصلية | Al Faisaliyah
المروج | Al Muruj
الشاطئ | Al Shati
النزهة | Al Nuzhah
الصناعية الثانية | Second Industrial City`);

/** The first four digits of a commercial registration say where it was issued. */
export const registryOf: Record<string, string> = {
  riyadh: '1010',
  jeddah: '4030',
  makkah: '4031',
  madinah: '4650',
  dammam: '2050',
  khobar: '2051',
  dhahran: '2052',
  hofuf: '2251',
  taif: '4032',
  buraydah: '1131',
  tabuk: '3550',
  khamis_mushait: '5855',
  abha: '5850',
  hail: '3350',
  jubail: '2055',
  najran: '5950',
  yanbu: '4700',
  qatif: '2053',
  jazan: '5900',
  arar: '3450',
  sakaka: '3400',
  unayzah: '1128',
  al_kharj: '1011',
  hafar_al_batin: '2511',
  al_bahah: '5800',
  neom: '3555',
};

/** Cities by how many people live there. */
export const cityWeights: Record<string, number> = {
  riyadh: 300,
  jeddah: 180,
  makkah: 90,
  madinah: 65,
  dammam: 70,
  khobar: 45,
  dhahran: 18,
  hofuf: 40,
  taif: 35,
  buraydah: 30,
  tabuk: 28,
  khamis_mushait: 26,
  abha: 20,
  hail: 18,
  jubail: 24,
  najran: 14,
  yanbu: 16,
  qatif: 14,
  jazan: 15,
  arar: 8,
  sakaka: 8,
  unayzah: 9,
  al_kharj: 14,
  hafar_al_batin: 12,
  al_bahah: 7,
  neom: 6,
};

/** What work pays in a city, of what it pays in the middle of the Kingdom. */
export const cityPay: Readonly<Record<string, number>> = {
  riyadh: 1.05,
  jeddah: 1,
  dammam: 1,
  khobar: 1.05,
  dhahran: 1.1,
  jubail: 1.05,
  neom: 1.2,
};
