import { assertion } from '@diwan/api-contract/endpoints/account/passkeys';
import type { AppDeps } from '#deps.ts';
import type { RequestOrigin } from '../events.ts';
import type { Occasion } from '../passkeys/challenges.ts';
import { requestOptions } from '../passkeys/options.ts';
import { takePasskey } from '../passkeys/take-passkey.ts';
import { passkeyPage } from '../sign-in-page/passkey-page.ts';
import type { Step } from './code-step.ts';
import { sendPage, withScript } from './page-response.ts';

const occasionOf = ({ interaction }: Step): Occasion => ({ purpose: 'signIn', holder: interaction.uid });

/** Shows the page that asks for a passkey: of whoever gave their password, or of whoever it says that it is of. */
export async function showPasskeyPage(
  deps: AppDeps,
  step: Step,
  { staffId, isRefused }: { staffId: string | undefined; isRefused: boolean },
): Promise<void> {
  const options = await requestOptions(deps, occasionOf(step), staffId);
  const { language, response } = step;
  withScript(response);
  const page = passkeyPage({ language, options, isSecond: staffId !== undefined, isRefused });
  sendPage(response, isRefused ? 401 : 200, page);
}

/** Whose passkey it was; where it was nobody's, the browser is sent back to the page. */
export async function takePasskeyOf(
  deps: AppDeps,
  step: Step,
  { given, staffId, request }: { given: string; staffId: string | undefined; request: RequestOrigin },
): Promise<string | undefined> {
  const credential = assertion.safeParse(parse(given)).data;
  const member =
    credential && (await takePasskey(deps, occasionOf(step), { credential, ...(staffId && { staffId }) }, request));
  if (!member) step.response.writeHead(303, { location: `?way=passkey&refused=yes&lang=${step.language}` }).end();
  return member?.id;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
