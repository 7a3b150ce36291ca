import type { TemplateWeight } from '@diwan/api-contract/values/records/mail-words';

/** What the rules about the words of a mail look at. */
export interface EmailTemplateInput {
  /** Whether the mail may fall silent. */
  weight: TemplateWeight;
  /** Whether staff have changed its words. */
  isChanged: boolean;
  /** Whether whoever asks may decide about mails that the law asks for. */
  isAdmin: boolean;
}

export type EmailTemplateRefusal = 'essential' | 'needsAdmin' | 'nothingChanged';
