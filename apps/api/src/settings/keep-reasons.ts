import { type Reason, type ReasonList, reasonListKeys } from '@diwan/api-contract/settings/reasons';
import { type Settings, settingDefinitions } from '@diwan/api-contract/settings/register';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { settingChanges as changes } from '../db/schema/settings.ts';
import { problemOf } from '../http/problems/problems.ts';

/** Histories name reasons by their codes: one that a change leaves out is kept, and offered no longer. */
export async function keepReasons(
  values: Partial<Settings>,
  known: Settings,
  from: string,
  tx: Tx,
): Promise<Partial<Settings>> {
  const kept: Partial<Settings> = { ...values };
  for (const list of reasonListKeys) {
    const wished = values[list];
    if (!wished) continue;
    await expectLast(list, from, tx);
    const parsed = settingDefinitions[list].schema.safeParse([...wished, ...leftOut(known[list], wished)]);
    if (!parsed.success) throw problemOf('invalid', { errors: [{ path: `values.${list}`, code: 'tooMany' }] });
    kept[list] = parsed.data;
  }
  return kept;
}

function leftOut(known: readonly Reason[], wished: readonly Reason[]): Reason[] {
  const codes = new Set(wished.map(({ code }) => code));
  return known.filter(({ code }) => !codes.has(code)).map((each) => ({ ...each, isOffered: false }));
}

/** A list that is already planned for later does not know of what would be added before it. */
async function expectLast(list: ReasonList, from: string, tx: Tx): Promise<void> {
  const isLater = and(eq(changes.key, list), isNull(changes.withdrawnAt), gt(changes.effectiveFrom, from));
  const [later] = await tx.select({ id: changes.id }).from(changes).where(isLater).limit(1);
  if (later) throw problemOf('invalid', { errors: [{ path: `values.${list}`, code: 'laterChange' }] });
}
