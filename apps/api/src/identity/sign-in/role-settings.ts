import type { Role } from '@diwan/api-contract/values/staff';
import { z } from 'zod';

/** Which claim of an id token says what role somebody has, and by which values. */
export interface ClaimedRoles {
  claim: string;
  values: Record<Role, string[]>;
}

const list = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(z.string().min(1)))
  .default([]);

export const roleSettings = {
  OIDC_ROLE_CLAIM: z.string().max(200).optional(),
  OIDC_ROLE_ADMIN: list,
  OIDC_ROLE_EDITOR: list,
};

/** Null where roles are given here; each role needs a value, or nobody could have it. */
export function readRoles({
  OIDC_ROLE_CLAIM: claim,
  OIDC_ROLE_ADMIN: admin,
  OIDC_ROLE_EDITOR: editor,
}: z.output<z.ZodObject<typeof roleSettings>>): ClaimedRoles | null | 'incomplete' {
  if (!claim) return null;
  return admin.length > 0 && editor.length > 0 ? { claim, values: { admin, editor } } : 'incomplete';
}
