import type { RequestOptions } from '@diwan/api-contract/endpoints/account/passkeys';
import type { Language } from '@diwan/api-contract/values/staff';
import { html } from './html.ts';
import { documentOf } from './page.ts';
import { texts } from './texts.ts';

interface PasskeyPage {
  language: Language;
  /** What the device is to sign. */
  options: RequestOptions;
  /** Whether it stands in for a code, after the password. */
  isSecond: boolean;
  /** Whether the last one was refused: then the page asks by itself no more. */
  isRefused: boolean;
}

/** A page that has the browser ask a device for a passkey; the only one with a script. */
export function passkeyPage({ language, options, isSecond, isRefused }: PasskeyPage): string {
  const t = texts[language].passkey;
  const said = (name: 'waiting' | 'declined' | 'unsupported') =>
    html`<p class="${name === 'waiting' ? 'advice' : 'error'}" data-said="${name}" hidden>${t[name]}</p>`;
  const body = html`
    <h1>${t.title}</h1>
    ${
      isRefused
        ? html`<div class="summary" role="alert" tabindex="-1" autofocus>
      <h2>${t.refused}</h2>
      <p>${t.refusedAdvice}</p>
    </div>`
        : html`<p class="advice">${t.advice}</p>`
    }
    <form method="post" data-options="${JSON.stringify(options)}" data-start="${isRefused ? 'no' : 'yes'}">
      <input type="hidden" name="lang" value="${language}">
      <input type="hidden" name="credential" value="">
      <div role="status">${said('waiting')}${said('declined')}${said('unsupported')}</div>
      <button type="submit">${t.submit}</button>
    </form>
    <noscript><p class="error">${t.noScript}</p></noscript>
    <p class="advice"><a href="?lang=${language}">${isSecond ? t.code : t.password}</a></p>
    <script src="/oidc/passkey.js" type="module"></script>`;
  const title = isRefused ? `${texts[language].errorPrefix}: ${t.title}` : t.title;
  return documentOf({ language, title, body, query: 'way=passkey&' });
}
