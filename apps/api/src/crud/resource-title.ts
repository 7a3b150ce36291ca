import type { ResourceKey } from '@diwan/api-contract/resources';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { loadMessages } from '@diwan/messages/load-messages';

/** What a list of a resource is called, in both languages. */
export async function resourceTitle(resource: ResourceKey): Promise<Required<LocalizedText>> {
  const [ar, en] = await Promise.all([loadMessages(resource, 'ar'), loadMessages(resource, 'en')]);
  return { ar: ar.title, en: en.title };
}
