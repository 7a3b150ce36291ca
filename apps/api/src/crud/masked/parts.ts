import { maskedParts } from '@diwan/api-contract/kinds/masked';
import { hidden } from '@diwan/api-contract/values/mask';
import type { Difference } from '#audit/diff.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { AnyContract } from '../definition.ts';

type Values = Record<string, unknown>;

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

/** A draft in which what came back as it was read, masked, is what is stored; what nobody has read is refused. */
export function withKeptParts({ draft: { shape } }: Pick<AnyContract, 'draft'>, sent: Values, before: Values): Values {
  const errors: { path: string; code: string }[] = [];
  const kept = [...maskedParts({ shape })]
    .filter(([list]) => list in sent)
    .map(([list, parts]) => {
      const stored = new Map(rowsOf(before[list]).map((row) => [row.id, row]));
      const rows = rowsOf(sent[list]).map((row, index) => {
        const asRead = parts.filter((part) => isMasked(row[part]));
        const known = stored.get(row.id);
        if (!known) errors.push(...asRead.map((part) => ({ path: `${list}.${index}.${part}`, code: 'invalid' })));
        return { ...row, ...Object.fromEntries(asRead.map((part) => [part, known?.[part]])) };
      });
      return [list, rows];
    });
  if (errors.length > 0) throw problemOf('invalid', { errors });
  return { ...sent, ...Object.fromEntries(kept) };
}

const isMasked = (value: unknown) => typeof value === 'string' && value.includes(hidden);

/** Rows with each masked part as it is read. */
export function maskRows<Row extends object>(
  rows: readonly Row[],
  masks: { [Part in keyof Row]?: (value: NonNullable<Row[Part]>) => Row[Part] },
): Row[] {
  const entries = Object.entries(masks) as [keyof Row, (value: unknown) => unknown][];
  return rows.map((row) => {
    const read = entries.map(([part, mask]) => [part, row[part] === null ? null : mask(row[part])]);
    return { ...row, ...Object.fromEntries(read) };
  });
}

/** That parts of a list have changed is told, and nothing of what they say. */
export function withoutSecretParts({ draft: { shape } }: Pick<AnyContract, 'draft'>, diff: Difference[]): Difference[] {
  const lists = maskedParts({ shape });
  return diff.map((one) => {
    const parts = lists.get(one.path);
    if (!parts) return one;
    const hide = (value: unknown) =>
      rowsOf(value).map((row) => ({ ...row, ...Object.fromEntries(parts.map((part) => [part, row[part] && hidden])) }));
    return { ...one, before: hide(one.before), after: hide(one.after) };
  });
}

/** One part of a row of a list, in full; null where there is no such row. */
export function partInFull(stored: Values, field: string, id: string | undefined): string | null {
  const [list = '', part = ''] = field.split('.');
  const value = rowsOf(stored[list]).find((row) => row.id === id)?.[part];
  return typeof value === 'string' ? value : null;
}
