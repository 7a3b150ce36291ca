import { expectBody } from '../expect-body.ts';

/** One question to the server. */
export interface Query<T> {
  /** Names it in the cache: the address that is asked, where it is one. */
  key: string;
  /** Asks; `known` is what was seen last. */
  load: (signal: AbortSignal, known: T | null) => Promise<T>;
  /** Milliseconds to wait before it is asked, because somebody may be typing still. */
  pause?: number;
  /** Whether it asks again by itself after a passing failure, as long as somebody reads it. */
  isPersistent?: boolean;
  /** Under which name this tab keeps what was seen, so that it is there at once when the tab is loaded again. */
  keptAs?: string;
}

type AnyCall = ((given: never) => Promise<{ status: number; body: unknown }>) & { addressOf: (given: never) => string };
type Body<C extends AnyCall> = Extract<Awaited<ReturnType<C>>, { status: 200 }>['body'];

/** What an endpoint of the contract answers, as a question that the cache can keep. */
export function queryOf<C extends AnyCall>(call: C, ...[given]: Parameters<C>): Query<Body<C>> {
  const ask = call as unknown as (given: object) => Promise<{ status: 200; body: Body<C> }>;
  return {
    key: call.addressOf(given as never),
    load: (signal) => expectBody(ask({ ...(given as object | undefined), signal })),
  };
}
