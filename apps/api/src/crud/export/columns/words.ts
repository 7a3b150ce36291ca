import type { ResourceKey } from '@diwan/api-contract/resources';
import type { Language } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import type { Namespaces } from '@diwan/messages/namespaces';

type Texts = Readonly<Record<string, string>>;
type Groups = Readonly<Record<string, Texts>>;

/** The words of a resource that a file may need, whichever the resource. */
export interface ResourceWords {
  title: string;
  columns?: Texts;
  fields?: Texts;
  parts?: Groups;
  computed?: Texts;
  filters?: Texts;
  /** Words of files alone. */
  file?: Texts;
  choices?: Groups;
  states?: Groups;
}

/** What an export is written in: the words of its resource, of every resource, and of files alone. */
export interface ExportWords {
  words: ResourceWords;
  crud: Namespaces['crud'];
  file: Namespaces['exports']['file'];
}

export async function exportWords(resource: ResourceKey, language: Language): Promise<ExportWords> {
  const [words, crud, late, { file }] = await Promise.all([
    loadMessages(resource, language),
    loadMessages('crud', language),
    loadMessages('crudLate', language),
    loadMessages('exports', language),
  ]);
  return { words, crud: { ...crud, ...late }, file };
}
