import { withFate } from './faulty-request.ts';
import { bodyOf, type InjectedProblem } from './injected-problem.ts';

/** What the way to the server may do wrong, for whoever wants to see how a screen bears it. */
export const faults = ['slow', 'serverError', 'unauthenticated', 'offline'] as const;
export type Fault = (typeof faults)[number];

export interface FaultyWorld {
  fetch: typeof globalThis.fetch;
  XMLHttpRequest: typeof globalThis.XMLHttpRequest;
  WebSocket: typeof globalThis.WebSocket;
}

export interface Faults {
  current: () => ReadonlySet<Fault>;
  set: (fault: Fault, isOn: boolean) => void;
  /** Breaks every open socket, as a proxy does that was restarted. */
  dropSockets: () => void;
}

const slowness = 3_000;

const problems: Partial<Record<Fault, InjectedProblem>> = {
  serverError: { status: 500, code: 'internal' },
  unauthenticated: { status: 401, code: 'unauthenticated' },
};

/** Puts faults between the app and the network, in development alone: calls, uploads and sockets made from now on can be made to fail. */
export function installFaults(world: FaultyWorld = globalThis, wait = pause): Faults {
  const on = new Set<Fault>();
  const sockets = new Set<WebSocket>();
  const { fetch: send, XMLHttpRequest: Request, WebSocket: Socket } = world;

  /** What becomes of a call that is made now; nothing where it goes through. */
  async function fate(): Promise<InjectedProblem | 'offline' | undefined> {
    if (on.has('slow')) await wait(slowness);
    if (on.has('offline')) return 'offline';
    return [...on].map((each) => problems[each]).find(Boolean);
  }

  world.fetch = async (...call) => {
    const problem = await fate();
    if (problem === 'offline') throw new TypeError('Failed to fetch (injected)');
    return problem ? answerWith(problem) : send.apply(globalThis, call);
  };
  world.XMLHttpRequest = withFate(Request, fate);
  world.WebSocket = class extends Socket {
    constructor(...parameters: ConstructorParameters<typeof WebSocket>) {
      super(...parameters);
      sockets.add(this);
      this.addEventListener('open', () => on.has('offline') && this.close());
      this.addEventListener('close', () => sockets.delete(this));
    }
  };

  const dropSockets = () => {
    for (const socket of sockets) socket.close();
  };
  return {
    current: () => new Set(on),
    set(fault, isOn) {
      if (isOn) on.add(fault);
      else on.delete(fault);
      if (on.has('offline')) dropSockets();
    },
    dropSockets,
  };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function answerWith(problem: InjectedProblem): Response {
  return new Response(bodyOf(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
