import { isSame } from './changes.ts';
import type { Dispute, Draft, Side } from './edit.types.ts';

type Parts = Readonly<Record<string, unknown>>;

/** What both changed, each in another way; of texts in two languages and of groups only the parts that differ. */
export function disputesOf(base: Draft, mine: Draft, theirs: Draft): Dispute[] {
  return fieldsOf(mine, theirs).flatMap((field) => {
    const dispute = { path: field, base: base[field], mine: mine[field], theirs: theirs[field] };
    if (!isDisputed(dispute)) return [];
    if (!arePartsOf(dispute)) return [dispute];
    return partsOf(dispute).filter(isDisputed);
  });
}

/** My changes and theirs in one draft; where both changed the same thing, the side that was chosen. */
export function merge(base: Draft, mine: Draft, theirs: Draft, choices: Readonly<Record<string, Side>>): Draft {
  const merged = fieldsOf(mine, theirs).map((field) => {
    const dispute = { path: field, base: base[field], mine: mine[field], theirs: theirs[field] };
    if (!isDisputed(dispute) || !arePartsOf(dispute)) return [field, decided(dispute, choices)];
    const parts = partsOf(dispute).map((part) => [part.path.slice(field.length + 1), decided(part, choices)] as const);
    return [field, Object.fromEntries(parts.filter(([, value]) => value !== undefined))];
  });
  return Object.fromEntries(merged) as Draft;
}

function decided(dispute: Dispute, choices: Readonly<Record<string, Side>>): unknown {
  if (isSame(dispute.base, dispute.mine)) return dispute.theirs;
  return isDisputed(dispute) && choices[dispute.path] === 'theirs' ? dispute.theirs : dispute.mine;
}

function isDisputed({ base, mine, theirs }: Dispute): boolean {
  return !isSame(base, mine) && !isSame(base, theirs) && !isSame(mine, theirs);
}

/** Values whose parts are edited apart from each other; a list is one value. */
function arePartsOf({ base, mine, theirs }: Dispute): boolean {
  return isParts(mine) && isParts(theirs) && (isParts(base) || base === null || base === undefined);
}

function partsOf({ path, base, mine, theirs }: Dispute): Dispute[] {
  const [was, ours, other] = [(base ?? {}) as Parts, mine as Parts, theirs as Parts];
  return fieldsOf(ours, other).map((part) => ({
    path: `${path}.${part}`,
    base: was[part],
    mine: ours[part],
    theirs: other[part],
  }));
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf(mine: Parts, theirs: Parts): string[] {
  return [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
}
