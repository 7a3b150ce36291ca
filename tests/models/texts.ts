import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@diwan/api-contract/values/staff';
import { loadMessages, type MessageNamespace } from '@diwan/messages/load-messages';
import type { Namespaces } from '@diwan/messages/namespaces';

export type Texts = Namespaces;

const folders = readdirSync(join(import.meta.dirname, '../../packages/messages/src'), { withFileTypes: true });
const namespaces = folders
  .filter((entry) => entry.isDirectory() && entry.name !== 'vocabulary')
  .map(({ name }) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as MessageNamespace);

async function textsIn(language: Language): Promise<Texts> {
  const loaded = namespaces.map(async (namespace) => [namespace, await loadMessages(namespace, language)] as const);
  const all = Object.fromEntries(await Promise.all(loaded)) as unknown as Texts;
  return { ...all, crud: { ...all.crud, ...all.crudLate } };
}

/** The product's own words, by which a test finds what a person would look for. */
export const texts: Record<Language, Texts> = { en: await textsIn('en'), ar: await textsIn('ar') };

/** A message with its places filled. */
export function filled(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** A Saudi mobile as screens show it, in groups. */
export const readAloud = (mobile: string) => mobile.replace(/^\+966(\d{2})(\d{3})(\d{4})$/, '+966 $1 $2 $3');
