import type { IncomingMessage } from 'node:http';
import { type Allowance, createAllowance } from './allowance.ts';
import { type Closing, closing, type Limits } from './protocol.ts';

/** Refuses pages of other sites. A client that sends no Origin is no browser and proves itself with a grant. */
export function isOwnOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (page === null) return false;
  return page.origin === new URL(publicUrl).origin || page.hostname === URL.parse(`http://${host}`)?.hostname;
}

/** The application key in the path `/app/:key`, or null where the path is another one. */
export function keyIn(request: IncomingMessage): string | null {
  return /^\/app\/([^/?]+)(?:\?|$)/.exec(request.url ?? '')?.[1] ?? null;
}

/** Why a client can't be served, or null. */
export function refusalOf(request: IncomingMessage, key: string): Closing | null {
  if (keyIn(request) !== key) return closing.noSuchApp;
  const protocol = Number(new URL(request.url ?? '', 'http://host').searchParams.get('protocol') ?? 7);
  return protocol >= 5 && protocol <= 7 ? null : closing.unsupportedProtocol;
}

export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return forwarded || (request.socket.remoteAddress ?? '');
}

/** Counts connects by address and forgets addresses that behave. */
export function createDoor({ connectsPerMinute, connectsInBurst }: Limits): {
  admits(address: string): boolean;
  tidy(): void;
} {
  const allowances = new Map<string, Allowance>();
  return {
    admits(address) {
      let allowance = allowances.get(address);
      if (!allowance) allowances.set(address, (allowance = createAllowance(connectsPerMinute / 60, connectsInBurst)));
      return allowance.take(Date.now());
    },
    tidy() {
      for (const [address, allowance] of allowances) if (allowance.isFull(Date.now())) allowances.delete(address);
    },
  };
}
