import type { emailTemplateMachine } from '@diwan/machines/workflows/email-template/email-template.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { EffectHandlers, Row, Writer } from '#crud/definition.ts';
import { type Notices, nobody } from '#crud/notices.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { originalWords } from './original-words.ts';
import type { emailTemplatesTable } from './table.ts';

type Template = Row<typeof emailTemplatesTable>;

/** What the workflow of the words of mails names, carried out. */
export const templateEffects: EffectHandlers<typeof emailTemplatesTable, typeof emailTemplateMachine> = {
  async sendTest({ key }: Template, _: unknown, writer: Writer) {
    const about = { number: key, testOf: key, staffId: writer.actor.id };
    await enqueueMail(writer, { template: 'templateTest', about }, writer.now);
    return { lastTestAt: writer.now };
  },
  storeOriginal: async ({ key }: Template) => ({ ...(await originalWords(key)), isChanged: false, lastTestAt: null }),
};

const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of the words of a mail tells what. */
export const templateNotices: Notices<Template, EventTypeOf<typeof emailTemplateMachine>> = {
  'emailTemplate.sendTest': ownChange,
  'emailTemplate.revert': ownChange,
  'emailTemplate.disable': ownChange,
  'emailTemplate.enable': ownChange,
};
