import type { Language } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import { createFormat } from '@diwan/ui';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import type { CellContext } from '../resource/cells/cell-context.ts';
import { actText, problemText, reachableOf, reasonText } from './bulk-texts.ts';

type Key = 'jobPosts' | 'employers';

async function words(language: Language, key: Key = 'jobPosts') {
  const i18n = createInstance();
  const namespaces = [key, 'crud', 'bulk'] as const;
  const texts = await Promise.all(namespaces.map(async (name) => [name, await loadMessages(name, language)] as const));
  await i18n.init({ lng: language, ns: [...namespaces], resources: { [language]: Object.fromEntries(texts) } });
  const t = i18n.getFixedT(language, [key, 'crud'] as never) as unknown as CellContext['t'];
  return { t, language, format: createFormat(language), resource: { key, workflow: 'jobPost' } };
}
const problem = { type: 'about:blank', title: '', status: 422, code: 'invalid' };

test('I18N-03 the verb comes with its number, in every form of the noun', async () => {
  const [en, ar] = [await words('en'), await words('ar')];
  expect([1, 412, 12_431].map((count) => actText('jobPost.approve', count, en))).toEqual([
    'Approve 1 job post',
    'Approve 412 job posts',
    'Approve 12,431 job posts',
  ]);
  expect([1, 2, 5, 11, 100].map((count) => actText('jobPost.reject', count, ar))).toEqual([
    'رفض إعلان واحد',
    'رفض إعلانَين',
    'رفض 5 إعلانات',
    'رفض 11 إعلانًا',
    'رفض 100 إعلان',
  ]);
  expect(actText('employer.verify', 3, await words('en', 'employers'))).toBe('Verify 3 employers');
});

test('an operation is named by the records that it is done to, not by those that were selected', () => {
  const counts = { pending: 334, done: 0, blocked: 0, failed: 0, skipped: 0 };
  expect(reachableOf({ counts })).toBe(334);
  expect(reachableOf({ counts: { pending: 0, done: 203, blocked: 129, failed: 1, skipped: 1 } })).toBe(203);
});

test('a reason is told in words: the state that is wrong, the workflow’s refusal, what went wrong', async () => {
  const en = await words('en');
  expect(reasonText('wrongState', 'published', en)).toBe('In the state “Published”');
  expect(reasonText('postExpired', null, en)).toBe('The post has expired.');
  expect(reasonText('inUse', null, en)).toBe('Other records still refer to it.');
  expect(reasonText('never heard of', null, en)).toBe('Not possible in this state.');
});

test('what keeps an operation from starting says what to do; what is unknown says that nothing was done', async () => {
  const en = await words('en');
  const tooMany = { ...problem, errors: [{ path: 'selection', code: 'tooMany', params: { max: 50_000 } }] };
  expect(problemText(tooMany, 'nothing', en)).toBe('At most 50,000 records at once. Narrow the list.');
  expect(problemText({ ...problem, status: 403, reason: 'notPermitted' }, 'nothing', en)).toBe(
    'Your role does not allow it.',
  );
  expect(problemText({ ...problem, code: 'offline' }, 'nothing', en)).toBe('nothing');
});
