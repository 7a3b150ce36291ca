import type { PlanFeature } from '@diwan/api-contract/resources/plan-features';
import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed } from '#seeding/seed.ts';
import { day, instant, makeId } from '#seeding/time.ts';
import { inBoth, searchKeyOf } from '../search-texts.ts';

/** What plans of the demo can have, by its key. */
export interface PlannedFeature {
  id: string;
  key: string;
  name: { ar: string; en: string };
  hint: { ar: string; en: string };
  group: PlanFeature['group'];
  kind: PlanFeature['kind'];
  unit: PlanFeature['unit'];
  resets: PlanFeature['resets'];
  defaultValue: number | null;
  state: PlanFeature['state'];
  createdAt: number;
}

const lines = `
job_posts | recruiting | quota | jobs | never | 5 | إعلانات الوظائف النشطة | Active job posts | عدد الإعلانات التي تشغل مكانًا في وقت واحد. | How many posts take a place at the same time.
featured_jobs | reach | quota | featured_posts | per_period | 2 | إعلانات مميزة | Featured job posts | تظهر في أعلى نتائج البحث. | Shown above the results of a search.
cv_views | recruiting | quota | cv_views | monthly | 50 | فتح السير الذاتية | CV views | السير التي يمكن فتحها من قاعدة المرشحين كل شهر. | CVs that can be opened from the talent pool each month.
team_seats | team | quota | users | never | 2 | مستخدمو الفريق | Team seats | من يعمل على حساب المنشأة. | Who works with the employer’s account.
applicant_export | team | boolean | | never | | تصدير المتقدمين | Export of applicants | ملف إكسل بالمتقدمين وإجاباتهم. | A spreadsheet of applicants with their answers.
bulk_messages | reach | quota | messages | monthly | 200 | رسائل جماعية | Bulk messages | رسائل إلى المتقدمين دفعة واحدة. | Messages to many applicants at once.
video_interviews | recruiting | boolean | | never | | مقابلات مرئية | Video interviews | غرف مقابلات داخل المنصة. | Interview rooms within the platform.
account_manager | support | boolean | | never | | مدير حساب | Account manager | شخص واحد يتابع طلباتكم. | One person who looks after your requests.
support_hours | support | text | | never | | ساعات الدعم | Hours of support | متى يرد فريق الدعم. | When the support team answers.
provider_commission_bps | selling | text | | never | | عمولة المنصة | Commission | ما تحسمه المنصة من كل طلب. | What the platform takes of each order.
listing_boost_days | selling | duration | days | never | 7 | تعزيز الظهور | Listing boost | أيام ظهور المنتجات في المقدمة. | Days on which products are shown first.
product_listings | selling | quota | jobs | never | 10 | منتجات معروضة | Products on offer | عدد المنتجات المنشورة في وقت واحد. | How many products are published at the same time.
profile_boost_days | reach | duration | days | never | 7 | إبراز الملف | Profile boost | أيام ظهور الملف في مقدمة نتائج أصحاب العمل. | Days on which employers see the profile first.
cv_review | support | quota | messages | per_period | 1 | مراجعة السيرة | CV review | مراجعة يقوم بها مختص. | A review by a specialist.
exam_invites | recruiting | quota | messages | monthly | 20 | دعوات الاختبار | Exam invitations | مرشحون يُدعون إلى اختبار قبل المقابلة. | Candidates who are invited to an exam before the interview.
fax_alerts | support | boolean | | never | | تنبيهات بالفاكس | Alerts by fax | لم تعد تُقدَّم. | No longer offered.`;

export const planFeaturesSeed: Seed<ReadonlyMap<string, PlannedFeature>> = {
  plan({ seed, now }) {
    const random = createRandom(seed, 'plan-features');
    const planned = lines
      .trim()
      .split('\n')
      .map((line, index): [string, PlannedFeature] => {
        const [key, group, kind, unit, resets, value, ar, en, hintAr, hintEn] = line
          .split('|')
          .map((part) => part.trim());
        const createdAt = now - 820 * day + index * day;
        const feature = {
          id: makeId(createdAt, random),
          key: key!,
          name: { ar: ar!, en: en! },
          hint: { ar: hintAr!, en: hintEn! },
          group: group as PlannedFeature['group'],
          kind: kind as PlannedFeature['kind'],
          unit: (unit || null) as PlannedFeature['unit'],
          resets: resets as PlannedFeature['resets'],
          defaultValue: value ? Number(value) : null,
          state: key === 'fax_alerts' ? ('retired' as const) : ('active' as const),
          createdAt,
        };
        return [key!, feature];
      });
    return new Map(planned);
  },
  *rows(features) {
    const [author] = staffActors;
    for (const [index, { createdAt, ...feature }] of [...features.values()].entries()) {
      const changedAt = instant(feature.state === 'retired' ? createdAt + 300 * day : createdAt);
      yield {
        ...feature,
        version: feature.state === 'retired' ? 2 : 1,
        createdAt: instant(createdAt),
        updatedAt: changedAt,
        stateChangedAt: changedAt,
        createdBy: author!,
        updatedBy: author!,
        searchKey: searchKeyOf([...inBoth(feature.name), feature.key]),
        icon: null,
        sortOrder: (index + 1) * 10,
      };
    }
  },
};
