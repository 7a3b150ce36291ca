import type { Language } from '@diwan/api-contract/values/staff';
import { html } from './html.ts';
import { documentOf, field } from './page.ts';
import { texts } from './texts.ts';

/** What is wrong with a new password: what it is like, or that it was not typed the same twice. */
export type PasswordFault = keyof (typeof texts)['en']['passwordFaults'];

interface PasswordPage {
  /** What the link is for: a first password, or another. */
  purpose: 'invitation' | 'reset';
  language: Language;
  email: string;
  /** The secret of the link that leads here. */
  token: string;
  fault?: PasswordFault;
}

/** A page on which somebody who has a link chooses a password. */
export function choosePasswordPage({ purpose, language, email, token, fault }: PasswordPage): string {
  const t = texts[language];
  const { title, advice, password, again, submit } = { ...t.invitation, ...(purpose === 'reset' && t.reset) };
  const passwordField = (name: string, label: string, isFaulty: boolean) =>
    field({
      name,
      type: 'password',
      label,
      value: '',
      autocomplete: 'new-password',
      isInvalid: isFaulty,
      isFocused: name === 'password',
      error: isFaulty && fault ? t.passwordFaults[fault] : undefined,
    });
  const body = html`
    <h1>${title}</h1>
    <p class="advice">${advice}</p>
    <form method="post" novalidate>
      <input type="hidden" name="lang" value="${language}">
      <input type="hidden" name="token" value="${token}">
      <input type="hidden" name="email" value="${email}" autocomplete="username">
      <p class="advice"><bdi dir="ltr">${email}</bdi></p>
      ${passwordField('password', password, fault !== undefined && fault !== 'different')}
      ${passwordField('again', again, fault === 'different')}
      <button type="submit">${submit}</button>
    </form>`;
  const query = `${new URLSearchParams({ token })}&`;
  return documentOf({ language, title: fault ? `${t.errorPrefix}: ${title}` : title, body, query });
}
