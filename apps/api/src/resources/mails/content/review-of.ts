import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { reviewsTable as reviews } from '#resources/reviews/table.ts';
import { authorIn, linksOf, targetIn } from '#resources/reviews/targets.ts';
import { decisionAbout } from './hiring/decision-about.ts';
import type { MailFacts, MailRow } from './mail-facts.ts';

/** What the author of a review is told of a decision about it, under the name of what it is of. */
export async function ofReview(tx: Tx, { madeAt }: MailRow, id: string): Promise<MailFacts | null> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id));
  const decision = review && (await decisionAbout(tx, 'reviews', [id], madeAt));
  if (!decision) return null;
  const [links] = await linksOf([review], { tx });
  return { ...decision, name: authorIn(links!).label, job: targetIn(links!).label };
}
