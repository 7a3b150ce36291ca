import type { mailMachine } from '@diwan/machines/workflows/mail/mail.machine';
import type { MailLease, MailTrouble } from '@diwan/machines/workflows/mail/mail.workflow';
import type { EffectHandlers, Row, Writer } from '#crud/definition.ts';
import type { mailsTable } from '#db/schema/mails.ts';
import { subjectsOf } from './subjects.ts';

type Mail = Row<typeof mailsTable>;

const nobodysTurn = { lease: null, leasedUntil: null };

/** What the mail workflow names, carried out. */
export const mailEffects: EffectHandlers<typeof mailsTable, typeof mailMachine> = {
  lease: ({ tries }: Mail, { token, until }: MailLease) => ({
    lease: token,
    leasedUntil: until,
    handedOverAt: null,
    tries: tries + 1,
  }),
  release: () => nobodysTurn,
  storeTrouble: (_: Mail, failure: MailTrouble) => ({ failure }),
  async distrustAddress(mail: Mail, _: unknown, { tx, followUps }: Writer) {
    const [subject] = await subjectsOf([mail], { tx });
    if (!subject || subject.isRefused) return;
    const { recipient } = subject;
    const isBySystem = true;
    if (recipient.resource === 'seekers')
      followUps.push({ resource: 'seekers', id: recipient.id, event: { type: 'seeker.refuseAddress' }, isBySystem });
    if (recipient.resource === 'providers')
      followUps.push({
        resource: 'providers',
        id: recipient.id,
        event: { type: 'provider.refuseAddress' },
        isBySystem: true,
      });
    if (recipient.resource === 'employers')
      followUps.push({
        resource: 'employers',
        id: recipient.id,
        event: { type: 'employer.refuseAddress' },
        isBySystem,
      });
  },
  storeNextTry: (_: Mail, { at }: { at: string }) => ({ sendAt: at }),
  startAnew: (_: Mail, { at }: { at: string }) => ({ ...nobodysTurn, handedOverAt: null, sendAt: at, tries: 0 }),
};
