import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { routerOptions } from '#problem.ts';
import { staff } from '#resources/staff.ts';
import { id, instant } from '#schema.ts';

/** What somebody writes of themselves; address and role are for administrators to change. */
export const ownDraft = staff.draft.pick({ name: true, title: true, mobile: true, about: true, photo: true });
export type OwnDraft = z.output<typeof ownDraft>;

const { email, version } = staff.record.shape;
const ownAccount = ownDraft.extend({
  version,
  email,
  /** Whether their password is kept here, and not at an identity provider. */
  hasPassword: z.boolean(),
});
export type OwnAccount = z.output<typeof ownAccount>;

export const ownSession = z.strictObject({
  id,
  createdAt: instant,
  lastUsedAt: instant,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

const metadata = may('session.use');

export const profileRouter = c.router(
  {
    view: {
      method: 'GET',
      path: '/me/profile',
      summary: "Read one's own account",
      responses: { 200: ownAccount },
      metadata,
    },
    edit: {
      method: 'PATCH',
      path: '/me/profile',
      summary: "Edit one's own account",
      headers: z.object({ 'if-match': z.string().regex(/^"v\d+"$/) }),
      body: ownDraft.partial(),
      responses: { 200: ownAccount },
      metadata,
    },
    changePassword: {
      method: 'POST',
      path: '/me/password',
      summary: "Change one's own password",
      description:
        'Needs the current one; ends all other sessions. Whoever gives a wrong one again and again is locked out. Only where passwords are kept here.',
      body: z.strictObject({ current: z.string().min(1).max(1024), password: z.string().min(1).max(1024) }),
      responses: { 204: z.void() },
      metadata,
    },
    sessions: {
      method: 'GET',
      path: '/me/sessions',
      summary: "List one's own open sessions",
      responses: { 200: z.array(ownSession) },
      metadata,
    },
    endSession: {
      method: 'DELETE',
      path: '/me/sessions/:id',
      summary: "End one of one's own sessions",
      pathParams: z.strictObject({ id }),
      responses: { 204: z.void() },
      metadata,
    },
  },
  routerOptions,
);
