import type { FieldError } from '@diwan/api-contract/problem';
import { seekerDraft } from '@diwan/api-contract/resources/seeker-draft';
import type { JoinedField } from '@diwan/api-contract/resources/seeker-merging';
import { fraudStatuses } from '@diwan/api-contract/values/records/seeker';
import type { SeekerMerge } from '@diwan/machines/workflows/seeker/seeker.workflow';
import type { Row } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { Sealing } from '#keys/sealing.ts';
import type { seekersTable } from '../table.ts';

type Seeker = Row<typeof seekersTable>;

/** What the record that stays takes over, as a form would write it. */
export function chosenOf(kept: Seeker, merged: Seeker, wish: SeekerMerge, sealing: Sealing): Record<string, unknown> {
  const taken = wish.taken.map((field) => [field, merged[field]]);
  const joined = wish.joined.map((field) => [field, joinedOf(field, kept, merged)]);
  const { nationalIdSealed } = merged;
  return {
    ...Object.fromEntries(taken),
    ...Object.fromEntries(joined),
    ...(wish.taken.includes('nationalId') && { nationalId: nationalIdSealed && sealing.open(nationalIdSealed) }),
    fraudStatus: worse(kept.fraudStatus, merged.fraudStatus),
  };
}

const worse = (one: Seeker['fraudStatus'], other: Seeker['fraudStatus']) =>
  fraudStatuses.indexOf(one) < fraudStatuses.indexOf(other) ? other : one;

/** All of both, each once; of two levels of one skill the kept one stays. */
function joinedOf(field: JoinedField, kept: Seeker, merged: Seeker): unknown[] {
  const known = new Set(kept[field].map(keyOf));
  const more = (merged[field] as unknown[]).filter((one) => !known.has(keyOf(one)));
  const all = [...kept[field], ...more];
  const tooMany: FieldError = { path: field, code: 'tooMany' };
  if (!seekerDraft.shape[field].safeParse(all).success) throw problemOf('invalid', { errors: [tooMany] });
  return all;
}

function keyOf(one: unknown): string {
  const { id, code, url } = one as Record<'id' | 'code' | 'url', string | undefined>;
  return id ?? code ?? url ?? JSON.stringify(one);
}
