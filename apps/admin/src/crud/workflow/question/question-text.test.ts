import type { Language } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { questionText } from './question-text.ts';

async function words(language: Language, key: 'jobPosts' | 'skills'): Promise<Pick<CellContext, 't'>> {
  const i18n = createInstance();
  const ns = [key, 'crudLate'] as const;
  const texts = await Promise.all(ns.map(async (name) => [name, await loadMessages(name, language)] as const));
  await i18n.init({ lng: language, ns, resources: { [language]: Object.fromEntries(texts) } });
  return { t: i18n.getFixedT(language, ns as never) as unknown as CellContext['t'] };
}

test('I18N-03 what is asked before an event names the record, as the language puts it', async () => {
  expect(questionText('jobPost.reject', 'مشرف نقل', await words('ar', 'jobPosts'))).toBe('رفض إعلان وظيفة «مشرف نقل»؟');
  expect(questionText('jobPost.approve', 'مشرف نقل', await words('ar', 'jobPosts'))).toBe(
    'الموافقة على إعلان وظيفة «مشرف نقل»؟',
  );
  expect(questionText('jobPost.reject', 'Driver', await words('en', 'jobPosts'))).toBe('Reject job post “Driver”?');
});
