import type { PromoTerms } from '@diwan/api-contract/resources/promo-terms';
import type { PromoCodeState } from '@diwan/api-contract/values/records/promo';
import { day } from '#seeding/time.ts';
import { seasonsAround } from './calendar.ts';

type Benefit = Partial<Pick<PromoTerms, 'percent' | 'maxDiscount' | 'amount' | 'days' | 'minSpend'>>;
type Limits = Partial<
  Pick<PromoTerms, 'maxRedemptions' | 'maxPerUser' | 'isStackable' | 'isFirstPurchaseOnly' | 'partnerName' | 'note'>
>;

/** A campaign as somebody of marketing has thought of it. */
export interface Campaign extends Benefit, Limits {
  code: string;
  ar: string;
  en: string;
  appliesTo?: PromoTerms['appliesTo'];
  audience?: PromoTerms['audience'];
  from: number;
  to: number | null;
  state: PromoCodeState;
  /** How often it was used, where nothing limits it. */
  used: number;
  /** For some records of its scope alone. */
  isOfSome?: true;
}

/** The campaigns of a year around an instant: what is over, what runs, and what is to come. */
export function campaignsAround(now: number): Campaign[] {
  const { lastRamadan, nextRamadan, lastNationalDay, nextFoundingDay, lastSummer } = seasonsAround(now);
  const age = lastNationalDay.year - 1930;
  const since = (days: number) => now - days * day;
  const ahead = (days: number) => now + days * day;
  return [
    {
      code: `RAMADAN-${lastRamadan.year}`,
      ar: `عروض رمضان ${lastRamadan.year}`,
      en: `Ramadan ${lastRamadan.year}`,
      percent: 20,
      maxDiscount: 150_00,
      ...lastRamadan,
      state: 'expired',
      used: 140,
    },
    {
      code: `RAMADAN-${nextRamadan.year}`,
      ar: `عروض رمضان ${nextRamadan.year}`,
      en: `Ramadan ${nextRamadan.year}`,
      percent: 25,
      maxDiscount: 200_00,
      maxRedemptions: 1_000,
      ...nextRamadan,
      state: 'scheduled',
      used: 0,
    },
    {
      code: `WATAN${age}`,
      ar: `اليوم الوطني السعودي ${age}`,
      en: `Saudi National Day ${age}`,
      amount: age * 100,
      minSpend: 300_00,
      maxRedemptions: 500,
      ...lastNationalDay,
      state: 'expired',
      used: 210,
    },
    {
      code: 'TASEES1727',
      ar: 'يوم التأسيس',
      en: 'Founding Day',
      percent: 17,
      appliesTo: 'products',
      ...nextFoundingDay,
      state: 'scheduled',
      used: 0,
    },
    {
      code: 'AHLAN50',
      ar: 'ترحيب بالمستخدمين الجدد',
      en: 'Welcome to new users',
      amount: 50_00,
      minSpend: 200_00,
      audience: 'new_users',
      isFirstPurchaseOnly: true,
      from: since(260),
      to: null,
      state: 'active',
      used: 90,
    },
    {
      code: 'WHITE30',
      ar: 'الجمعة البيضاء',
      en: 'White Friday',
      percent: 30,
      maxDiscount: 300_00,
      maxRedemptions: 120,
      from: since(4),
      to: ahead(6),
      state: 'active',
      used: 111,
    },
    {
      code: 'TRIAL30',
      ar: 'شهر مجاني لأصحاب العمل',
      en: 'A month free for employers',
      days: 30,
      appliesTo: 'plans',
      audience: 'employers',
      isFirstPurchaseOnly: true,
      from: since(120),
      to: ahead(60),
      state: 'active',
      used: 34,
    },
    {
      code: 'CV-READY',
      ar: 'جاهز للتوظيف',
      en: 'Ready to be hired',
      percent: 15,
      appliesTo: 'products',
      audience: 'seekers',
      isOfSome: true,
      isStackable: true,
      maxPerUser: 2,
      from: since(75),
      to: ahead(20),
      state: 'active',
      used: 63,
    },
    {
      code: 'LIQA10',
      ar: 'ملتقيات التوظيف',
      en: 'Career fairs',
      percent: 10,
      appliesTo: 'events',
      isOfSome: true,
      isStackable: true,
      from: since(40),
      to: ahead(30),
      state: 'active',
      used: 26,
    },
    {
      code: 'EXAM25',
      ar: 'اختبارات المهارات',
      en: 'Skill exams',
      percent: 25,
      maxDiscount: 60_00,
      appliesTo: 'exams',
      audience: 'seekers',
      isOfSome: true,
      from: since(55),
      to: null,
      state: 'active',
      used: 41,
    },
    {
      code: 'FIRST100',
      ar: 'أول مئة طلب',
      en: 'The first hundred orders',
      amount: 100_00,
      minSpend: 400_00,
      maxRedemptions: 100,
      from: since(150),
      to: ahead(30),
      state: 'exhausted',
      used: 100,
    },
    {
      code: `SAYF${String(lastSummer.year).slice(2)}`,
      ar: 'صيف المهارات',
      en: 'Summer of skills',
      percent: 35,
      maxDiscount: 250_00,
      maxRedemptions: 300,
      from: lastSummer.from,
      to: ahead(25),
      state: 'paused',
      used: 74,
      note: 'موقوف حتى تُراجع ميزانية الحملة مع المالية.',
    },
    {
      code: 'VIP70',
      ar: 'كبار العملاء',
      en: 'Key accounts',
      percent: 70,
      maxRedemptions: 40,
      from: since(95),
      to: null,
      state: 'disabled',
      used: 9,
      note: 'انتشر الرمز في أحد المنتديات خارج الفئة المقصودة.',
    },
    {
      code: 'WAHA15',
      ar: 'شراكة حاضنة الواحة',
      en: 'Al Waha incubator',
      percent: 15,
      audience: 'providers',
      partnerName: 'حاضنة الواحة للأعمال',
      maxRedemptions: 200,
      from: since(110),
      to: ahead(120),
      state: 'active',
      used: 38,
    },
    {
      code: 'SHAHEEN20',
      ar: 'مرشحو برنامج شاهين',
      en: 'Candidates of the Shaheen programme',
      percent: 20,
      maxDiscount: 120_00,
      audience: 'list',
      partnerName: 'برنامج شاهين للقيادات',
      from: since(50),
      to: ahead(45),
      state: 'active',
      used: 5,
    },
    {
      code: 'ILMEX-12',
      ar: 'خصم منصة علمكس',
      en: 'Ilmex learning platform',
      percent: 12,
      appliesTo: 'products',
      partnerName: 'منصة علمكس للتدريب',
      isStackable: true,
      from: since(200),
      to: since(20),
      state: 'expired',
      used: 57,
    },
  ];
}
