import type { ServerResponse } from 'node:http';
import type { Language } from '@diwan/api-contract/values/staff';
import { eq } from 'drizzle-orm';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { type StaffMember, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import type { RequestOrigin } from '../events.ts';
import { type CodeCheck, checkCode } from '../factors/check-code.ts';
import { factorsOf } from '../factors/set-up.ts';
import { type CodeFailure, codePage } from '../sign-in-page/code-page.ts';
import { sendPage } from './page-response.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Who has given the right password in this interaction, when, and what was wrong with the code since. */
const passedSchema = z.object({
  staffId: z.uuid(),
  /** In milliseconds. */
  at: z.number(),
  failure: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('missing') }),
      z.object({ kind: z.literal('wrong') }),
      z.object({ kind: z.literal('throttled'), until: z.number() }),
    ])
    .nullable(),
});
type Passed = z.output<typeof passedSchema>;

/** A password that was typed longer ago is asked for again. */
const longestMs = 600_000;
const statuses = { missing: 422, wrong: 401, throttled: 429 } as const;

export interface Step {
  interaction: Interaction;
  response: ServerResponse;
  language: Language;
}

/** Who has only the code left to give. */
export function passedIn({ clock }: AppDeps, interaction: Interaction): Passed | undefined {
  const passed = passedSchema.safeParse(interaction.lastSubmission?.passed).data;
  return passed && clock().getTime() - passed.at < longestMs ? passed : undefined;
}

/** Remembers that the password was right, and has the browser read the page that asks for the passkey or the code. */
export const askForMore = ({ clock }: AppDeps, step: Step, staffId: string, way: 'code' | 'passkey'): Promise<void> =>
  keep(step, { staffId, at: clock().getTime(), failure: null }, way);

/** Begins again with the password. */
export async function startOver({ interaction, response, language }: Step): Promise<void> {
  interaction.lastSubmission = {};
  await interaction.persist();
  response.writeHead(303, { location: `?lang=${language}` }).end();
}

export async function showCodePage(
  { clock, database }: AppDeps,
  { response, language }: Step,
  { staffId, failure }: Passed,
): Promise<void> {
  const now = clock().getTime();
  const factors = await factorsOf(database.orm, staffId);
  if (!failure || (failure.kind === 'throttled' && failure.until <= now))
    return sendPage(response, 200, codePage({ language, ...factors }));
  const said: CodeFailure =
    failure.kind === 'throttled'
      ? { kind: 'throttled', retryAfterSeconds: Math.ceil((failure.until - now) / 1000) }
      : failure;
  if (said.kind === 'throttled') response.setHeader('Retry-After', said.retryAfterSeconds);
  sendPage(response, statuses[said.kind], codePage({ language, ...factors, failure: said }));
}

/** Whether the code was right; where it wasn't, the browser is sent back to the page. */
export async function takeCode(
  deps: AppDeps,
  step: Step,
  { passed, code, request }: { passed: Passed; code: string; request: RequestOrigin },
): Promise<boolean> {
  const outcome = await check(deps, passed.staffId, code, request);
  if (outcome.kind === 'right') return true;
  const now = deps.clock().getTime();
  if (outcome.kind === 'throttled') step.response.setHeader('Retry-After', outcome.retryAfterSeconds);
  const failure =
    outcome.kind === 'throttled'
      ? ({ kind: 'throttled', until: now + outcome.retryAfterSeconds * 1000 } as const)
      : outcome;
  await keep(step, { ...passed, failure });
  return false;
}

async function check(
  deps: AppDeps,
  staffId: string,
  code: string,
  request: RequestOrigin,
): Promise<CodeCheck | { kind: 'missing' }> {
  if (code.trim() === '') return { kind: 'missing' };
  const [member]: (StaffMember | undefined)[] = await deps.database.orm
    .select()
    .from(staff)
    .where(eq(staff.id, staffId));
  return member ? checkCode(deps, member, code, request) : { kind: 'wrong' };
}

async function keep(
  { interaction, response, language }: Step,
  passed: Passed,
  way: 'code' | 'passkey' = 'code',
): Promise<void> {
  interaction.lastSubmission = { passed };
  await interaction.persist();
  response.writeHead(303, { location: `?${way === 'passkey' ? 'way=passkey&' : ''}lang=${language}` }).end();
}
