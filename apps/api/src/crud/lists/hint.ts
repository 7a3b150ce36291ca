import type { ResourceKey } from '@diwan/api-contract/resources';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { loadMessages } from '@diwan/messages/load-messages';

/** What tells namesakes apart: a number and some things more. */
export const hintOf = (number: string, ...facts: LocalizedText[]): LocalizedText => ({
  ar: [number, ...facts.map(({ ar }) => ar)].join(' · '),
  en: [number, ...facts.map(({ ar, en }) => en ?? ar)].join(' · '),
});

/** The words of a value among those of a resource's choices, in both languages. */
export async function choiceWords(
  resource: ResourceKey,
  choice: string,
): Promise<(value: string) => Required<LocalizedText>> {
  const [ar, en]: { title: string; choices?: States }[] = await Promise.all([
    loadMessages(resource, 'ar'),
    loadMessages(resource, 'en'),
  ]);
  return (value) => ({ ar: ar!.choices![choice]![value]!, en: en!.choices![choice]![value]! });
}

type States = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of a state of a resource's workflow, in both languages. */
export async function stateWords(
  resource: ResourceKey,
  workflow: string,
): Promise<(state: string) => Required<LocalizedText>> {
  const [ar, en]: { states?: States }[] = await Promise.all([
    loadMessages(resource, 'ar'),
    loadMessages(resource, 'en'),
  ]);
  return (state) => ({ ar: ar!.states![workflow]![state]!, en: en!.states![workflow]![state]! });
}
