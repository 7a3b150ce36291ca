import type { Employer } from '@diwan/api-contract/resources/employers';

/** Where mails to an employer go: to its primary contact, or where nobody is that, to itself. */
export const addressOf = ({ email, contacts }: Pick<Employer, 'email' | 'contacts'>): string =>
  contacts.find(({ isPrimary }) => isPrimary)?.email ?? email;
