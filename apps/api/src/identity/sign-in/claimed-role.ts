import { type Role, roles } from '@diwan/api-contract/values/staff';
import type { ClaimedRoles } from './role-settings.ts';

/** The role that a claim of the id token gives, the highest where it gives several; null where it gives none. */
export function claimedRole(claims: Record<string, unknown>, { claim, values }: ClaimedRoles): Role | null {
  const said = new Set([valueAt(claims, claim)].flat());
  return roles.find((role) => values[role].some((value) => said.has(value))) ?? null;
}

/** What stands at a path: a claim of that very name (they may be addresses), otherwise one inside of others. */
function valueAt(claims: Record<string, unknown>, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined), claims);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
