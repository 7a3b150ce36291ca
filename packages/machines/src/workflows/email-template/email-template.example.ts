import type { EmailTemplateInput } from './email-template.input.ts';

/** An ordinary mail whose words staff have changed. */
export const example: EmailTemplateInput = { weight: 'ordinary', isChanged: true, isAdmin: false };
