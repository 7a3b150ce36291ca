import { z } from 'zod';
import { choice, localizedRichText } from '../kinds/kinds.ts';
import { id, instant, localizedText, optionalLocalizedText, text } from '../schema.ts';
import { audienceEntities, audienceTypes, campaignVariables, languageRules } from '../values/records/campaign.ts';
import { unknownVariablesIn } from '../values/records/mail-variables.ts';

/** Who is written to: all that a list finds, in the words of its address; the server holds them to the list's own rules. */
export const campaignAudience = z.strictObject({
  type: choice(audienceTypes, 'audienceType'),
  entity: choice(audienceEntities, 'audienceEntity'),
  /** `?state=verified&city=riyadh`; of a saved view as it was when it was chosen. */
  filter: z
    .string()
    .max(2000)
    .regex(/^(\?[!-~]*)?$/),
  /** What the saved view was called when it was chosen. */
  viewName: text().max(60).nullable(),
  /** The shortlist, where one is named. */
  listId: id.nullable(),
  /** The campaign that they left unopened, where one is named. */
  campaignId: id.nullable(),
  /** Nobody whom a campaign has reached within so many days; 0 for everybody. */
  excludeContactedDays: z.int().min(0).max(90),
});
export type CampaignAudience = z.output<typeof campaignAudience>;

/** What may be written of a campaign. */
export const emailCampaignDraft = z.strictObject({
  name: text().min(3).max(120),
  subject: localizedText({ min: 3, max: 150 }),
  /** What stands beside the subject in a list of mails. */
  preheader: optionalLocalizedText(150),
  /** `{{name}}` stands for the name of each recipient. */
  body: localizedRichText({ min: 0, max: 20_000 }),
  audience: campaignAudience,
  languageRule: choice(languageRules, 'languageRule'),
  /** Null: as soon as it is approved. */
  scheduleAt: instant.nullable(),
  /** How many mails leave in a minute. */
  ratePerMinute: z.int().min(1).max(1_000),
  /** Where answers go; null where the settings say. */
  replyTo: z.email().max(200).nullable(),
  /** Whether it is noted who opens it and follows its links; of those alone who have agreed to that. */
  trackOpens: z.boolean(),
});
export type EmailCampaignDraft = z.output<typeof emailCampaignDraft>;

/** Programs for mails cut off what is larger than about a hundred kilobytes. */
const mostBytes = 80_000;
const sizeOf = (text: string) => new TextEncoder().encode(text).length;

/** Rules across the fields of a campaign; each names the field that the person should look at. */
export function emailCampaignRules(draft: EmailCampaignDraft, refuse: (path: string, code: string) => void): void {
  const { audience, subject, preheader, body } = draft;
  for (const [path, value] of Object.entries({ subject, preheader, body }))
    for (const language of ['ar', 'en'] as const)
      if (unknownVariablesIn(value?.[language] ?? '', campaignVariables).length > 0)
        refuse(`${path}.${language}`, 'unknownVariable');
  if (sizeOf(body.ar) + sizeOf(body.en ?? '') > mostBytes) refuse('body', 'textTooLarge');
  if (audience.type === 'list' && audience.listId === null) refuse('audience.listId', 'required');
  if (audience.type === 'unopened' && audience.campaignId === null) refuse('audience.campaignId', 'required');
  if (audience.type === 'saved_view' && audience.viewName === null) refuse('audience.viewName', 'required');
}
