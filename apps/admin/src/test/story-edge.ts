import { initialSettings, sharedOf } from '@diwan/api-contract/settings/register';
import type { Language } from '@diwan/api-contract/values/staff';
import { loadCore } from '../messages/core.ts';
import { storeLanguage } from '../messages/language.ts';
import { loadMessages, type MessageNamespace, messages, startMessages } from '../messages/messages.ts';
import { settings } from '../session/preferences/settings.ts';
import { fakeNetwork, type Handler, type Handlers } from './fake-network.ts';

/** Has the product speak this language in a story, with the texts of these namespaces, as the marketplace is set up at first. */
export async function speak(language: Language, namespaces: readonly MessageNamespace[]): Promise<void> {
  storeLanguage(language);
  settings.keep(sharedOf(initialSettings));
  await Promise.all([loadCore(language), startMessages(language)]);
  await messages.changeLanguage(language);
  await loadMessages(...namespaces);
}

const isServer = (input: RequestInfo | URL) => typeof input === 'string' && /^\/(api|livez)/.test(input);

/** Answers what is asked of the server until the story ends; everything else goes its usual way. */
export function answerServer(answer: (url: string, init?: RequestInit) => Promise<Response>): () => void {
  const usual = window.fetch;
  window.fetch = (input, init) => (isServer(input) ? answer(input as string, init) : usual(input, init));
  return () => {
    window.fetch = usual;
  };
}

export const answerFrom = (handlers: Handlers): (() => void) => answerServer(fakeNetwork(handlers).fetch);

/** The first answer once, the second from then on. */
export function inTurn(first: Handler, then: Handler): Handler {
  let isFirst = true;
  return (request) => {
    const answer = isFirst ? first : then;
    isFirst = false;
    return answer(request);
  };
}
