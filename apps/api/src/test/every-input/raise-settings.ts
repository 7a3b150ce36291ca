import { initialSettings, type SettingKey, settingDefinitions } from '@diwan/api-contract/settings/register';
import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';

const oneMore = { code: 'later', name: { ar: 'سبب لاحق', en: 'A later reason' }, isOffered: true };

/** One longer; what is chosen of a few is one shorter. */
const otherList = (key: SettingKey, value: readonly unknown[]) =>
  settingDefinitions[key].schema.safeParse([...value, oneMore]).success ? [...value, oneMore] : value.slice(1);

const anotherOf = (key: SettingKey, value: number) =>
  settingDefinitions[key].schema.safeParse(value + 1).success ? value + 1 : value - 1;

/** Every number that administrators decide is another from a day on, and every list is another. */
export async function raiseSettings(api: TestApp, effectiveFrom: string): Promise<void> {
  const as = await api.signIn('admin');
  const values = Object.entries(initialSettings).flatMap<[string, unknown]>(([key, value]) =>
    typeof value === 'number'
      ? [[key, anotherOf(key as SettingKey, value)]]
      : Array.isArray(value)
        ? [[key, otherList(key as SettingKey, value)]]
        : [],
  );
  // Nor does anybody sell from then on.
  const { sellerCompany } = initialSettings;
  const body = { values: { ...Object.fromEntries(values), sellerCompany }, effectiveFrom };
  const answer = await api.call('PATCH', '/api/v1/settings', { as, body, headers: { 'if-match': '"v1"' } });
  expect(answer.statusCode, answer.body).toBe(200);
}
