import type { ResourceKey } from '@diwan/api-contract/resources';
import type { Language } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import type { Namespaces } from '@diwan/messages/namespaces';

/** What an export is written in: the words of its resource, of every resource, and of files alone. */
export interface ExportWords<W> {
  words: W;
  crud: Namespaces['crud'];
  file: Namespaces['exports']['file'];
}

export async function exportWords<K extends ResourceKey>(
  resource: K,
  language: Language,
): Promise<ExportWords<Namespaces[K]>> {
  const [words, crud, { file }] = await Promise.all([
    loadMessages(resource, language),
    loadMessages('crud', language),
    loadMessages('exports', language),
  ]);
  return { words, crud, file };
}
