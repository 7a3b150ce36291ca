import type { Language } from '@diwan/api-contract/values/staff';
import { html, type Markup } from './html.ts';
import { documentOf, field, passkeyLink } from './page.ts';
import { texts } from './texts.ts';

export type CodeFailure = { kind: 'missing' } | { kind: 'wrong' } | { kind: 'throttled'; retryAfterSeconds: number };

interface CodePage {
  language: Language;
  failure?: CodeFailure;
  /** Without an app a recovery code is what is left. */
  hasApp: boolean;
  hasPasskey: boolean;
}

/** A page that asks for the second factor, once the password was right. */
export function codePage({ language, failure, hasApp, hasPasskey }: CodePage): string {
  const t = texts[language].code;
  const body = html`
    <h1>${t.title}</h1>
    ${failure ? summary(language, failure) : html`<p class="advice">${hasApp ? t.advice : t.recoveryAdvice}</p>`}
    <form method="post" novalidate>
      <input type="hidden" name="lang" value="${language}">
      ${field({
        name: 'code',
        type: 'text',
        label: t.label,
        value: '',
        autocomplete: 'one-time-code',
        isInvalid: failure?.kind === 'wrong' || failure?.kind === 'missing',
        isFocused: !failure,
        error: failure?.kind === 'missing' ? t.missing.advice : undefined,
      })}
      <button type="submit">${t.submit}</button>
    </form>
    ${hasApp ? html`<p class="advice">${t.lost}</p>` : ''}
    ${hasPasskey ? passkeyLink(language) : ''}
    <form method="post">
      <input type="hidden" name="lang" value="${language}">
      <button type="submit" class="plain" name="restart" value="yes">${t.restart}</button>
    </form>`;
  return documentOf({ language, title: failure ? `${texts[language].errorPrefix}: ${t.title}` : t.title, body });
}

function summary(language: Language, failure: CodeFailure): Markup {
  const { code, throttled } = texts[language];
  const { title, advice } =
    failure.kind === 'throttled'
      ? { title: throttled.title, advice: code.wait(Math.ceil(failure.retryAfterSeconds / 60)) }
      : code[failure.kind];
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
      <h2>${title}</h2>
      <p>${advice}</p>
    </div>`;
}
