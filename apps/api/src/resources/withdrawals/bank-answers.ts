import type { BankAnswer } from '@diwan/api-contract/resources/withdrawals';
import { inArray } from 'drizzle-orm';
import type { Answered, Reader, Row } from '#crud/definition.ts';
import { withdrawalsTable as table } from './table.ts';

interface Told {
  row: Row<typeof table>;
  said: BankAnswer;
}

/** What follows from what a bank says of transfers: those of another amount are not ours, and what is known already changes nothing. */
export async function bankAnswers(told: Told[], { tx }: Reader): Promise<Answered[]> {
  const references = told.flatMap(({ said: { bankReference } }) => bankReference ?? []);
  const paid =
    references.length === 0
      ? []
      : await tx
          .select({ id: table.id, reference: table.bankReference })
          .from(table)
          .where(inArray(table.bankReference, references));
  const holderOf = new Map(paid.map(({ id, reference }) => [reference, id]));
  return told.map(({ row, said }) => {
    if (said.netAmount !== row.netAmount) return wrong('netAmount', 'amountDiffers');
    if (said.outcome === 'waiting') return { event: null };
    if (said.outcome === 'returned') return returned(row, said);
    const { bankReference } = said;
    if (bankReference === null) return wrong('bankReference', 'required');
    if ((holderOf.get(bankReference) ?? row.id) !== row.id) return wrong('bankReference', 'taken');
    holderOf.set(bankReference, row.id);
    return carriedOut(row, bankReference, said);
  });
}

function carriedOut(
  { state, bankReference: known }: Told['row'],
  bankReference: string,
  { paidOn }: BankAnswer,
): Answered {
  if (paidOn === null) return wrong('paidOn', 'required');
  if (state !== 'paid') return { event: { type: 'withdrawal.markPaid', bankReference, paidOn } };
  return known === bankReference ? { event: null } : wrong('bankReference', 'paidOtherwise');
}

function returned({ state, failureCode: known }: Told['row'], { failure }: BankAnswer): Answered {
  if (failure === null) return wrong('failure', 'required');
  if (state === 'failed' && known === failure) return { event: null };
  return { event: { type: 'withdrawal.markFailed', failure } };
}

const wrong = (path: keyof BankAnswer, code: string): Answered => ({ errors: [{ path, code }] });
