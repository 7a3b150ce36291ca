import type { Language } from '@diwan/api-contract/values/staff';
import { gate, logo } from './drawings.ts';
import { html, type Markup } from './html.ts';
import { texts } from './texts.ts';

export type SignInFailure =
  | { kind: 'incomplete'; lacksEmail: boolean; lacksPassword: boolean }
  | { kind: 'wrong' }
  | { kind: 'throttled'; retryAfterSeconds: number };

interface SignInPage {
  language: Language;
  email: string;
  failure?: SignInFailure;
}

/** A page that asks for an e-mail address and a password. */
export function signInPage({ language, email, failure }: SignInPage): string {
  const t = texts[language];
  const lacks = failure?.kind === 'incomplete' ? failure : { lacksEmail: false, lacksPassword: false };
  const isWrong = failure?.kind === 'wrong';
  const body = html`
    <h1>${t.title}</h1>
    ${failure ? summary(language, failure) : ''}
    <form method="post" novalidate>
      <input type="hidden" name="lang" value="${language}">
      ${field({
        name: 'email',
        type: 'email',
        label: t.email,
        value: email,
        autocomplete: 'username',
        isInvalid: isWrong || lacks.lacksEmail,
        isFocused: !failure && email === '',
        error: lacks.lacksEmail ? t.emailRequired : undefined,
      })}
      ${field({
        name: 'password',
        type: 'password',
        label: t.password,
        value: '',
        autocomplete: 'current-password',
        isInvalid: isWrong || lacks.lacksPassword,
        isFocused: !failure && email !== '',
        error: lacks.lacksPassword ? t.passwordRequired : undefined,
      })}
      <button type="submit">${t.submit}</button>
    </form>
    ${passkeyLink(language)}
    <p class="advice"><a href="/oidc/forgotten?lang=${language}">${t.forgot}</a></p>`;
  return documentOf({ language, title: failure ? `${t.errorPrefix}: ${t.title}` : t.title, body });
}

/** Leads to the page that asks for a passkey, so that this one needs no script. */
export const passkeyLink = (language: Language): Markup =>
  html`<p class="advice"><a href="?way=passkey&lang=${language}">${texts[language].passkey.link}</a></p>`;

/** A page that ends a sign-in that can't go on, and says how to begin another one. */
export function deadEndPage(
  language: Language,
  kind: 'expired' | 'failed' | 'linkGone',
  startUrl: string,
  code?: string,
): string {
  const { title, advice, again } = texts[language][kind];
  const body = html`
    <h1>${title}</h1>
    <p class="advice">${advice}</p>
    ${code ? html`<p class="code"><bdi dir="ltr">${code}</bdi></p>` : ''}
    <a class="button" href="${startUrl}">${again}</a>`;
  return documentOf({ language, title, body });
}

function summary(language: Language, failure: SignInFailure): Markup {
  const t = texts[language];
  const { title } = t[failure.kind];
  const advice =
    failure.kind === 'throttled'
      ? t.throttled.advice(Math.ceil(failure.retryAfterSeconds / 60))
      : t[failure.kind].advice;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
      <h2>${title}</h2>
      <p>${advice}</p>
    </div>`;
}

interface Field {
  name: string;
  type: 'email' | 'password' | 'text';
  label: string;
  value: string;
  autocomplete: string;
  isInvalid: boolean;
  isFocused: boolean;
  error: string | undefined;
}

/** One line to fill in, with what is wrong with it. */
export function field({ name, type, label, value, autocomplete, isInvalid, isFocused, error }: Field): Markup {
  return html`<div class="field">
        <label for="${name}">${label}</label>
        <input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required
          dir="ltr" spellcheck="false" ${type === 'text' ? html`autocapitalize="none"` : ''} ${isFocused ? html`autofocus` : ''}
          ${isInvalid ? html`aria-invalid="true"` : ''} ${error ? html`aria-describedby="${name}-error"` : ''}>
        ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
      </div>`;
}

interface PageContent {
  language: Language;
  title: string;
  body: Markup;
  /** What the address of the page in the other language holds besides. */
  query?: string;
}

/** The whole of a page around what it is about. */
export function documentOf({ language, title, body, query = '' }: PageContent): string {
  const t = texts[language];
  const other = t.otherLanguage;
  const page = html`<!doctype html>
<html lang="${language}" dir="${t.direction}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${title} – ${t.product}</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/oidc/sign-in.css">
</head>
<body>
  ${gate}
  <main>
    <section class="panel">
      <header>
        <p class="product">${logo(language, t.product)}</p>
        <p class="purpose">${t.purpose}</p>
      </header>
      ${body}
    </section>
    <footer><a href="?${query}lang=${other.code}" lang="${other.code}" hreflang="${other.code}">${other.name}</a></footer>
  </main>
</body>
</html>
`;
  return page.text;
}
