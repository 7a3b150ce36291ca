import { hidden } from '@diwan/api-contract/values/mask';

export function maskNationalId(last4: string | null): string | null {
  return last4 && hidden.repeat(6) + last4;
}

export function maskMobile(mobile: string): string {
  return hidden.repeat(Math.max(0, mobile.length - 3)) + mobile.slice(-3);
}

export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}${hidden.repeat(3)}@${domain}`;
}

/** The year alone. */
export function maskBirthDate(birthDate: string): string {
  return `${birthDate.slice(0, 4)}-${hidden.repeat(2)}-${hidden.repeat(2)}`;
}

/** That there is something, and not how much. */
export function maskText(text: string | null): string | null {
  return text && hidden.repeat(6);
}

/** The country and the last four digits. */
export function maskIban(iban: string | null): string | null {
  return iban && iban.slice(0, 2) + hidden.repeat(iban.length - 6) + iban.slice(-4);
}
