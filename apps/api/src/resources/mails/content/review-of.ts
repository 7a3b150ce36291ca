import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { reviewsTable as reviews } from '#resources/reviews/table.ts';
import { authorsOf, targetsOf } from '#resources/reviews/targets.ts';
import { decisionAbout } from './decision-about.ts';
import type { MailFacts, MailRow } from './mail-facts.ts';

/** What the author of a review is told of a decision about it, under the name of what it is of. */
export async function ofReview(tx: Tx, { madeAt }: MailRow, id: string): Promise<MailFacts | null> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id));
  const decision = review && (await decisionAbout(tx, 'reviews', id, madeAt));
  if (!decision) return null;
  const [[author], [target]] = [await authorsOf([review], { tx }), await targetsOf([review], { tx })];
  return { ...decision, name: author!.label, job: target!.label };
}
