import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import type { Settings } from '@diwan/api-contract/settings/register';
import type { Language } from '@diwan/api-contract/values/staff';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Namespaces } from '@diwan/messages/namespaces';
import type { Config } from '#config.ts';
import type { Row } from '#crud/definition.ts';
import type { mailsTable } from '#db/schema/mails.ts';

type Words = Namespaces['mailTexts'];
/** The texts that a mail can have. */
export type MailWords = { [K in keyof Words]: Words[K] extends { body: string } ? K : never }[keyof Words];

/** A line beneath the text: what it is called, and what it says in each language. */
export interface MailDetail {
  label: keyof Words['details'];
  value: (language: Language) => string;
  /** Read from left to right in any text. */
  isLatin?: true;
  /** Where it leads. */
  href?: string | null;
}

/** All that a mail says which is not in its words. */
export interface MailFacts {
  words: MailWords;
  name: LocalizedText;
  /** Null where no job is meant. */
  job: LocalizedText | null;
  /** What it is to come to. */
  event?: LocalizedText;
  /** The number of what is attached. */
  document?: string;
  details: readonly MailDetail[];
  /** The one in which it is read; both where nobody has said. */
  language?: Language;
  /** Where whoever reads it says that they want no more of these. */
  stopAt?: string;
  /** Who sells, beneath the mail, and in whose name it leaves, as far as administrators have said it. */
  seller?: Settings['sellerCompany'];
  sender?: Settings['mailSender'];
  /** What staff wrote, in the place of the words. */
  message?: StaffMessage | null;
}

/** Where links lead, and whether passwords are kept here. */
export interface Site {
  publicUrl: string;
  hasPasswords: boolean;
}

export const siteOf = ({ publicUrl, oidc }: Pick<Config, 'publicUrl' | 'oidc'>): Site => ({
  publicUrl,
  hasPasswords: oidc.kind === 'embedded',
});

export type MailRow = Row<typeof mailsTable>;

export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'unit' }).format(names);

export const inLanguage = ({ ar, en }: LocalizedText, language: Language): string => (language === 'en' && en) || ar;
