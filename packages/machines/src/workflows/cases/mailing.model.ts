import { recipientStates } from '@diwan/api-contract/values/records/campaign';
import { templateWeights } from '@diwan/api-contract/values/records/mail-words';
import fc from 'fast-check';
import { few, instant, note, now } from './values.model.ts';

/** E-mails to an audience: the input and payloads to try of each workflow, and the whole table of what may lead where. */
export const mailing = {
  'email-campaign': {
    input: fc.record({
      now: fc.constant(now),
      hasArabicBody: fc.boolean(),
      isTested: fc.boolean(),
      recipientsCount: few,
      isLarge: fc.boolean(),
      isOwn: fc.boolean(),
      scheduleAt: fc.option(instant),
      leavesAt: fc.option(instant),
    }),
    payload: fc.record({
      note,
      reason: fc.constant('bounces'),
      failure: fc.constantFrom('noServer', 'nothingSent'),
    }),
    table: {
      'emailCampaign.sendTest': { draft: ['draft'] },
      'emailCampaign.submit': { draft: ['awaiting_approval'] },
      'emailCampaign.approve': { awaiting_approval: ['running', 'scheduled'] },
      'emailCampaign.approveLarge': { awaiting_approval: ['running', 'scheduled'] },
      'emailCampaign.return': { awaiting_approval: ['draft'] },
      'emailCampaign.start': { scheduled: ['running'] },
      'emailCampaign.takeBack': { scheduled: ['draft'], running: ['draft'] },
      'emailCampaign.pause': { running: ['paused'] },
      'emailCampaign.halt': { running: ['paused'] },
      'emailCampaign.resume': { paused: ['running'] },
      'emailCampaign.cancel': { scheduled: ['cancelled'], running: ['cancelled'], paused: ['cancelled'] },
      'emailCampaign.finish': { running: ['finished'] },
      'emailCampaign.fail': { running: ['failed'] },
    },
  },
  'email-recipient': {
    input: fc.record({ isSuppressed: fc.boolean(), isMeasured: fc.boolean() }),
    payload: fc.record({ reason: fc.constantFrom('addressRefused', 'refusedForNow') }),
    table: {
      'emailRecipient.accept': { queued: ['sent'], bounced_soft: ['sent'], failed: ['sent'] },
      'emailRecipient.postpone': { queued: ['bounced_soft'], bounced_soft: ['bounced_soft'] },
      'emailRecipient.bounce': {
        queued: ['bounced_hard', 'skipped'],
        bounced_soft: ['bounced_hard', 'skipped'],
      },
      'emailRecipient.fail': { queued: ['failed'], bounced_soft: ['failed'] },
      'emailRecipient.skip': { queued: ['skipped'], bounced_soft: ['skipped'] },
      'emailRecipient.requeue': { failed: ['queued'], bounced_hard: ['queued'], skipped: ['queued'] },
      'emailRecipient.open': { sent: ['opened'] },
      'emailRecipient.click': { sent: ['clicked'], opened: ['clicked'] },
      'emailRecipient.unsubscribe': Object.fromEntries(recipientStates.map((state) => [state, ['unsubscribed']])),
    },
  },
  suppression: {
    input: fc.record({}),
    payload: fc.record({ note }),
    table: { 'suppression.lift': { active: ['lifted'] } },
  },
  'email-template': {
    input: fc.record({
      weight: fc.constantFrom(...templateWeights),
      isChanged: fc.boolean(),
      isAdmin: fc.boolean(),
    }),
    payload: fc.record({}),
    table: {
      'emailTemplate.sendTest': { enabled: ['enabled'], disabled: ['disabled'] },
      'emailTemplate.revert': { enabled: ['enabled'], disabled: ['disabled'] },
      'emailTemplate.disable': { enabled: ['disabled'] },
      'emailTemplate.enable': { disabled: ['enabled'] },
    },
  },
};
