import type { Language } from '@diwan/api-contract/values/staff';
import { html } from './html.ts';
import { documentOf, field } from './page.ts';
import { texts } from './texts.ts';

/** A page that asks where to send a link to a new password. */
export function askForLinkPage(language: Language): string {
  const t = texts[language];
  const { title, advice, submit } = t.forgotten;
  const body = html`
    <h1>${title}</h1>
    <p class="advice">${advice}</p>
    <form method="post">
      <input type="hidden" name="lang" value="${language}">
      ${field({
        name: 'email',
        type: 'email',
        label: t.email,
        value: '',
        autocomplete: 'username',
        isInvalid: false,
        isFocused: true,
        error: undefined,
      })}
      <button type="submit">${submit}</button>
    </form>`;
  return documentOf({ language, title, body });
}

/** A page that says what was done, whether or not anybody has the address. */
export function linkSentPage(language: Language, startUrl: string): string {
  const { title, advice, again } = texts[language].linkSent;
  const body = html`
    <h1>${title}</h1>
    <p class="advice" role="status">${advice}</p>
    <a class="button" href="${startUrl}">${again}</a>`;
  return documentOf({ language, title, body });
}
