import { credentials, newcomer } from '@diwan/api-contract/demo/auth';
import { fieldErrors } from '@diwan/api-contract/field-errors';
import type { FieldError } from '@diwan/api-contract/problem';
import type { SignInForm } from './demo-sign-in.types.ts';

export const credentialsOf = ({ email, password }: SignInForm) => ({ email: email.trim(), password });
export const newcomerOf = ({ displayName, ...form }: SignInForm) => ({
  displayName: displayName.trim(),
  ...credentialsOf({ displayName, ...form }),
});

export function signInErrors(form: SignInForm): FieldError[] {
  const given = credentialsOf(form);
  return fieldErrors(credentials.safeParse(given).error?.issues ?? [], given);
}

/** What is wrong with a registration before anybody is asked. */
export function registrationErrors(form: SignInForm): FieldError[] {
  const given = newcomerOf(form);
  const found = fieldErrors(newcomer.safeParse(given).error?.issues ?? [], given);
  if (form.confirmation !== form.password) found.push({ path: 'confirmation', code: 'passwordsDiffer' });
  if (!form.agreesToTerms) found.push({ path: 'agreesToTerms', code: 'termsNotAgreed' });
  return found;
}
