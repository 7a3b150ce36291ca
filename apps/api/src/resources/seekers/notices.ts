import type { seekerMachine } from '@diwan/machines/workflows/seeker/seeker.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody } from '#crud/notices.ts';

const byMail = nobody('The job seeker gets an e-mail; to colleagues the queue has become shorter.');

/** Whom each event of a job seeker tells what. */
export const seekerNotices: Notices<never, EventTypeOf<typeof seekerMachine>> = {
  'seeker.verifyContact': nobody('Whoever does it sees it, and nobody has to do anything about it.'),
  'seeker.verifyId': byMail,
  'seeker.suspend': byMail,
  'seeker.reinstate': byMail,
  'seeker.deactivate': byMail,
  'seeker.reactivate': byMail,
  'seeker.anonymise': nobody('Whoever asks for it sees it, and can call it back for thirty days.'),
  'seeker.keepData': nobody('Whoever does it sees it, and nothing happens any more.'),
  'seeker.erase': nobody('Nobody is to be told anything of whoever was anonymised.'),
  'seeker.merge': nobody('Whoever does it sees it, and the record that is left has everything.'),
  'seeker.absorb': nobody('Whoever merges the two records sees it.'),
  'seeker.requestCvUpdate': nobody('The job seeker gets an e-mail, and nobody else has to do anything.'),
  'seeker.email': nobody('The job seeker gets the e-mail; the outbox shows it.'),
  'seeker.inviteToJob': nobody('The job seeker gets an e-mail, and applies or does not.'),
  'seeker.refuseAddress': nobody('The mail that could not be sent is told of.'),
  'seeker.trustAddress': nobody('Whoever does it sees it, and nobody has to do anything about it.'),
  'seeker.tag': nobody('A word for whoever looks for people; nothing waits because of it.'),
};
