import type { Language } from '@diwan/api-contract/values/staff';
import { loadMessages as loadFolder, type MessageNamespace } from '@diwan/messages/load-messages';
import type { Namespaces } from '@diwan/messages/namespaces';
import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { currentLanguage } from './language.ts';

export type { MessageNamespace };
/** A translator for keys that are put together, such as `skills:columns.name`; fixed keys use `useTranslation`. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    resources: Namespaces;
    returnNull: false;
  }
}

let start: Promise<unknown> | undefined;

/** How many there are is written in a sentence as in a column; anything else that is put in stays as it is. */
const formatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value, _format, _language, { interpolationkey } = {}) =>
    interpolationkey === 'count' ? value?.toLocaleString('en') : value,
};

/** A value that the server has come to know since stands for itself where its word would, and none as nothing; every other text is there. */
function standIn(key: string, defaultValue?: string): string {
  const value = key.slice(key.lastIndexOf('.') + 1);
  return defaultValue ?? (value === 'undefined' || value === 'null' ? '—' : value);
}

/** Whoever looks for a text that is missing is told, and every test fails of it. */
function tellMissing(_languages: unknown, namespace: string, key: string, ...[, , options]: readonly unknown[]): void {
  if ((options as { defaultValue?: string }).defaultValue === undefined)
    console.error(`No text at ${namespace}:${key}`);
}

/** The product's one translator, in the language in use. */
export const messages: i18n = createInstance();

/** Starts the translator once; screens bring their texts with `loadMessages`. */
export async function startMessages(language = currentLanguage()): Promise<void> {
  start ??= messages
    .use(initReactI18next)
    .use(formatter)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [],
      defaultNS: 'core',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false, bindI18nStore: 'added' },
      returnNull: false,
      saveMissing: true,
      missingKeyHandler: tellMissing,
      parseMissingKeyHandler: standIn,
    });
  await start;
}

/** Loads texts in the language in use; a screen is shown after its texts are there. */
export async function loadMessages(...namespaces: readonly MessageNamespace[]): Promise<void> {
  await startMessages();
  await loadMessagesIn(messages.language as Language, ...namespaces);
}

/** Which folders have come, or are on their way: a bundle may be there already with the texts of another alone. */
const folders = new Map<string, Promise<void>>();

/** The same in either language, for what is shown as its readers have it. */
export async function loadMessagesIn(language: Language, ...namespaces: readonly MessageNamespace[]): Promise<void> {
  await Promise.all(
    namespaces.map((namespace) => {
      const key = `${language}/${namespace}`;
      const known = folders.get(key);
      if (known) return known;
      const loading = addFolder(language, namespace);
      folders.set(key, loading);
      // Asked for again, it is tried again.
      loading.catch(() => folders.delete(key));
      return loading;
    }),
  );
}

async function addFolder(language: Language, namespace: MessageNamespace): Promise<void> {
  const texts = await loadFolder(namespace, language);
  messages.addResourceBundle(language, namespace === 'crudLate' ? 'crud' : namespace, texts);
}

/** A translator for code that puts its keys together. */
export function useTranslate(): Translate {
  return useTranslation().t as unknown as Translate;
}
