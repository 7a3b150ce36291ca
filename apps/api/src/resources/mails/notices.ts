import type { mailMachine } from '@diwan/machines/workflows/mail/mail.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { mailsTable } from '#db/schema/mails.ts';

type Mail = Row<typeof mailsTable>;

const inOutbox = (state: 'failed' | 'uncertain') => () => ({ ref: null, path: `/outbox?state=${state}` });
/** A mail server that refuses everything is told of once an hour, however many mails it refuses. */
const hourly = (_: Mail, now: string) => `outbox ${now.slice(0, 13)}`;
const about = ({ number }: Mail) => ({ number });
const told = noticesAbout<Mail>(inOutbox('failed'));
const failed = told('mailFailed', queueOf('outbox.manage'), {
  params: about,
  once: hourly,
  isFor: ({ state }) => state === 'failed',
});
const onItsWay = nobody('It is on its way as it should be.');
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a mail tells what. */
export const mailNotices: Notices<Mail, EventTypeOf<typeof mailMachine>> = {
  'mail.send': onItsWay,
  'mail.accept': onItsWay,
  'mail.keep': nobody('There is no mail server, which is somebody’s choice.'),
  'mail.withdraw': nobody('What it was about was taken back by somebody who knows.'),
  'mail.postpone': [failed],
  'mail.fail': [failed],
  'mail.lose': [
    told('mailUncertain', queueOf('outbox.manage'), { params: about, once: hourly, about: inOutbox('uncertain') }),
  ],
  'mail.cancel': ownChange,
  'mail.retry': ownChange,
  'mail.resend': ownChange,
  'mail.confirm': ownChange,
};
