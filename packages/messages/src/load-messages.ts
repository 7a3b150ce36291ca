import type { Language } from '@diwan/api-contract/values/staff';
import type { Namespaces } from './namespaces.ts';

export type MessageNamespace = keyof Namespaces;

/** Loads the messages of one folder in one language, and nothing else. */
export async function loadMessages<N extends MessageNamespace>(
  namespace: N,
  language: Language,
): Promise<Namespaces[N]> {
  const folder = namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { messages }: { messages: Namespaces[N] } = await import(`./${folder}/${language}.ts`);
  return messages;
}
