import { type DemoSession, demoAuthRouter } from '@diwan/api-contract/demo/auth';
import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { answerEndpoint } from '../answers/answer-endpoint.ts';
import { demoProblem } from '../answers/demo-problem.ts';
import type { MockSettings } from '../mock-settings.ts';
import { me } from '../seed/people.ts';
import type { DemoStorage } from '../storage/demo-storage.ts';
import { openKeyValueStore } from '../storage/key-value-store.ts';
import { makeMockToken, readMockToken } from './mock-tokens.ts';

const member = z.strictObject({ id: z.int(), displayName: z.string(), email: z.string(), proof: z.string() });
export type Member = z.output<typeof member>;

/** What anybody may sign in to the demo with. */
export const demoPassword = 'demo-only';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** People may type a password here that they use elsewhere: what is kept of it can't be read back. */
async function proofOf(email: string, password: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const salt = new TextEncoder().encode(email.toLowerCase());
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 10_000 }, key, 256);
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Members {
  all(): readonly Member[];
  add(member: Member): Promise<void>;
}

/** Who may sign in: the owner of the demo, and whoever has registered. */
export async function openMembers(storage: DemoStorage): Promise<Members> {
  const proof = await proofOf(me.email, demoPassword);
  const owner: Member = { id: 1, displayName: me.name, email: me.email, proof };
  const registered = await openKeyValueStore(storage, 'members', member);
  return {
    all: () => [owner, ...registered.all().values()],
    add: (added) => registered.put(String(added.id), added),
  };
}

export function authHandlers(members: Members, settings: Readonly<MockSettings>, now: () => number): RequestHandler[] {
  const sessionOf = ({ id, displayName, email }: Member): DemoSession => ({
    accessToken: makeMockToken(id, now()),
    userData: { id, displayName, email },
  });
  return [
    answerEndpoint(demoAuthRouter.login, settings, async ({ body: { email, password } }) => {
      const found = members.all().find((one) => isSame(one.email, email));
      const isRight = found !== undefined && found.proof === (await proofOf(email, password));
      return isRight
        ? { status: 200, body: sessionOf(found) }
        : demoProblem(401, 'wrongCredentials', 'Email Or Password Invalid');
    }),
    answerEndpoint(demoAuthRouter.register, settings, async ({ body: { displayName, email, password } }) => {
      const taken = [{ path: 'email', code: 'emailTaken' }];
      if (members.all().some((one) => isSame(one.email, email)))
        return demoProblem(409, 'emailTaken', 'This email is already in use.', taken);
      const id = members.all().length + 1;
      const added = { id, displayName, email, proof: await proofOf(email, password) };
      await members.add(added);
      return { status: 201, body: sessionOf(added) };
    }),
    answerEndpoint(demoAuthRouter.refreshToken, settings, ({ body: { accessToken } }) => {
      const owner = readMockToken(accessToken, now());
      const found = members.all().find(({ id }) => id === owner);
      return found
        ? { status: 200, body: sessionOf(found) }
        : demoProblem(401, 'invalidAccessToken', 'Invalid access token');
    }),
  ];
}
