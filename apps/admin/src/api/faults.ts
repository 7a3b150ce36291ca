/** What the way to the server may do wrong, for whoever wants to see how a screen bears it. */
export const faults = ['slow', 'serverError', 'unauthenticated', 'offline'] as const;
export type Fault = (typeof faults)[number];

export interface FaultyWorld {
  fetch: typeof globalThis.fetch;
  WebSocket: typeof globalThis.WebSocket;
}

export interface Faults {
  current: () => ReadonlySet<Fault>;
  set: (fault: Fault, isOn: boolean) => void;
  /** Breaks every open socket, as a proxy does that was restarted. */
  dropSockets: () => void;
}

const slowness = 3_000;

const problems: Partial<Record<Fault, { status: number; code: string }>> = {
  serverError: { status: 500, code: 'internal' },
  unauthenticated: { status: 401, code: 'unauthenticated' },
};

/** Puts faults between the app and the network, in development alone: calls and sockets made from now on can be made to fail. */
export function installFaults(world: FaultyWorld = globalThis, wait = pause): Faults {
  const on = new Set<Fault>();
  const sockets = new Set<WebSocket>();
  const { fetch: send, WebSocket: Socket } = world;

  world.fetch = async (...call) => {
    if (on.has('slow')) await wait(slowness);
    if (on.has('offline')) throw new TypeError('Failed to fetch (injected)');
    const fault = [...on].find((each) => problems[each]);
    return fault ? answerWith(problems[fault]!) : send.apply(globalThis, call);
  };
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

function answerWith({ status, code }: { status: number; code: string }): Response {
  const body = JSON.stringify({ type: 'about:blank', title: `${code} (injected)`, status, code });
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } });
}
