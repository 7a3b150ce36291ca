import type { categories } from '@diwan/api-contract/resources/categories';
import type { CategoryScope } from '@diwan/api-contract/values/site/category';
import { bilingual } from '#seeding/data/field-of-work.ts';
import { makeTerm, termsSeed } from '../taxonomy/seed.ts';

const names: Readonly<Record<CategoryScope, string>> = {
  news: `
أخبار المنصة | Platform news
سوق العمل | Labour market
أنظمة ولوائح | Laws and regulations
نصائح مهنية | Career advice
قصص نجاح | Success stories
فعاليات ومعارض | Events and fairs
شراكات | Partnerships
للمنشآت | For employers`,
  videos: `
مقابلات العمل | Job interviews
كتابة السيرة الذاتية | Writing a CV
يوم في وظيفة | A day at work
شروحات المنصة | How the platform works
ندوات مسجلة | Recorded webinars`,
};

export const categoriesSeed = termsSeed<typeof categories>(({ random, now }) =>
  (Object.entries(names) as [CategoryScope, string][]).flatMap(([scope, text]) =>
    bilingual(text).map((name) => ({
      ...makeTerm(name, random('categories'), now),
      state: 'active' as const,
      scope,
    })),
  ),
);
