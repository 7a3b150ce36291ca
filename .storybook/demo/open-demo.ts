import { openSignInBackend } from '@diwan/admin/mocks/auth/sign-in-backend.ts';
import { memoryStorage } from '@diwan/admin/mocks/storage/demo-storage.ts';
import {
  type Credentials,
  type DemoSession,
  demoAuthRouter,
  demoSession,
  type Newcomer,
} from '@diwan/api-contract/demo/auth';
import { problem } from '@diwan/api-contract/problem';

/** The mocks of one story, with a clock that can be put forward. */
export interface Demo {
  now: () => number;
  putForward: (seconds: number) => void;
  fail: () => void;
  signIn: (credentials: Credentials) => Promise<DemoSession>;
  register: (newcomer: Newcomer) => Promise<DemoSession>;
  renew: (held: Pick<DemoSession, 'accessToken'>) => Promise<DemoSession>;
}

type Endpoint = (typeof demoAuthRouter)[keyof typeof demoAuthRouter];

export async function openDemo(): Promise<Demo> {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const { settings, ask } = await openSignInBackend(memoryStorage(), now);

  async function sessionFrom(endpoint: Endpoint, body: object): Promise<DemoSession> {
    const response = await ask(endpoint, body);
    const answer: unknown = await response.json();
    if (response.ok) return demoSession.parse(answer);
    throw Object.assign(new Error(), { problem: problem.parse(answer) });
  }

  return {
    now,
    putForward: (seconds) => {
      ahead += seconds * 1000;
    },
    fail: () => {
      settings.isFailing = true;
    },
    signIn: (credentials) => sessionFrom(demoAuthRouter.login, credentials),
    register: (newcomer) => sessionFrom(demoAuthRouter.register, newcomer),
    renew: ({ accessToken }) => sessionFrom(demoAuthRouter.refreshToken, { accessToken }),
  };
}
