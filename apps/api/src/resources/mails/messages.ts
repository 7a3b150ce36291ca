import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import type { Writer } from '#crud/definition.ts';
import { enqueueMail, type NewMail, onceWritten } from './outbox.ts';

/** What the workflows of all records call `announceMessage`: what staff wrote goes to whoever a record's mails go to. */
export const messageAbout =
  <Row>(aboutOf: (row: Row) => NewMail['about']) =>
  async (row: Row, { subject, message }: StaffMessage, writer: Writer): Promise<void> => {
    const mail = { template: 'staffMessage', message: { subject, message }, about: aboutOf(row) } as const;
    await enqueueMail(writer, mail, onceWritten(writer));
  };

/** Likewise `refuseAddress` and `trustAddress`, of records that have an address of their own. */
export const addressEffects = {
  refuseAddress: ({ emailRefusedAt }: { emailRefusedAt: string | null }, _: unknown, { now }: Writer) => ({
    emailRefusedAt: emailRefusedAt ?? now,
  }),
  trustAddress: () => ({ emailRefusedAt: null }),
};
