import type { InvoiceLine } from '@diwan/api-contract/resources/invoice-draft';

type Offer = Pick<InvoiceLine, 'description' | 'unitPrice' | 'category'>;

const offer = (ar: string, en: string, riyals: number, category: Offer['category'] = 'S'): Offer => ({
  description: { ar, en },
  unitPrice: riyals * 100,
  category,
});

/** What the marketplace charges employers for. */
export const toEmployers: readonly Offer[] = [
  offer('باقة النمو، اشتراك شهر', 'Growth plan, one month', 1_490),
  offer('باقة المنشآت، اشتراك سنة', 'Enterprise plan, one year', 14_900),
  offer('نشر إعلان وظيفي مميز لمدة 30 يومًا', 'Featured job post for 30 days', 350),
  offer('فتح 50 سيرة ذاتية', 'Unlocking 50 CVs', 600),
  offer('جناح في ملتقى التوظيف', 'Stand at the career fair', 4_750),
];

/** Likewise providers and job seekers. */
export const toProviders: readonly Offer[] = [
  offer('تمييز المنتجات في السوق لمدة شهر', 'Featured products for one month', 199),
  offer('جلسة تصوير للمنتجات', 'Product photo session', 450),
];
export const toSeekers: readonly Offer[] = [
  offer('مراجعة السيرة الذاتية', 'CV review', 180),
  offer('اختبار كفاءة مهنية', 'Professional aptitude exam', 120),
  offer('دورة إكسل للمحاسبين', 'Excel for accountants, a course', 350),
];

/** What is charged without VAT, of each category. */
export const withoutVat: readonly Offer[] = [
  offer('خدمة استقطاب لعميل خارج المملكة', 'Sourcing for a client abroad', 6_200, 'Z'),
  offer('ترتيب تمويل مرخص', 'Licensed financing arrangement', 900, 'E'),
  offer('مبلغ مدفوع نيابة عنكم: رسوم حكومية', 'Paid on your behalf: government fees', 100, 'O'),
];
