import type { Tx } from '#db/database.ts';
import { subjectsOf } from '../subjects.ts';
import type { MailFacts, MailRow } from './mail-facts.ts';

/** What staff wrote to an employer or a job seeker, or to an employer about one of its job posts. */
export async function letterOf(tx: Tx, row: MailRow): Promise<MailFacts | null> {
  const [subject] = await subjectsOf([row], { tx });
  if (!subject || !row.message) return null;
  const { about, recipient } = subject;
  const isAboutJob = about?.resource === 'jobPosts';
  return {
    words: isAboutJob ? 'staffLetterOnJobPost' : 'staffLetter',
    name: recipient.label,
    job: isAboutJob ? about.label : null,
    details: [],
    message: row.message,
  };
}
