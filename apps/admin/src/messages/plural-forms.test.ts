import { createInstance } from 'i18next';
import { expect, test } from 'vitest';

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

test('T125 all six Arabic forms are chosen by their number', async () => {
  const i18n = createInstance();
  const texts = Object.fromEntries(forms.map((form) => [`row_${form}`, form]));
  await i18n.init({ lng: 'ar', resources: { ar: { translation: texts } } });
  const chosen = [0, 1, 2, 3, 11, 100].map((count) => i18n.t('row' as never, { count } as never));
  expect(chosen).toEqual(forms);
});
