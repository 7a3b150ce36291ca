import type { Contract } from '@diwan/api-contract';
import type { EventSchema, endpoints, Verb } from '@diwan/api-contract/crud';
import type { rowStamps, stamps } from '@diwan/api-contract/schema';
import type { AppRoute, ClientInferRequest, ClientInferResponses } from '@ts-rest/core';
import type { z } from 'zod';

type Sent<Route extends AppRoute> = Pick<
  ClientInferRequest<Route>,
  Extract<keyof ClientInferRequest<Route>, 'params' | 'query' | 'body'>
>;
type Versioned<Route> = Route extends { headers: infer H }
  ? 'if-match' extends keyof HeaderInput<H>
    ? { version: number }
    : object
  : object;
type HeaderInput<H> = H extends { _zod: { input: infer Input } } ? Input : H;

interface CallOptions {
  signal?: AbortSignal;
  /** Give the same key again to repeat a call whose answer was lost; by default each call has its own. */
  idempotencyKey?: string;
  /** Milliseconds until it is given up, where more than the usual ones are in order. */
  timeout?: number;
  /** Whether the browser may answer by itself; it asks unless told. */
  cache?: RequestCache;
  /** The call itself, where it is under way already. */
  begun?: Promise<Response> | undefined;
}
type Given<Route extends AppRoute> = Sent<Route> & Versioned<Route> & CallOptions;
type AllOptional<T> = Record<string, never> extends Pick<T, RequiredKeys<T>> ? true : false;
type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/** One endpoint as a function; it also says at which address it would ask. */
export type Call<Route extends AppRoute> =
  AllOptional<Given<Route>> extends true
    ? ((given?: Given<Route>) => Promise<ClientInferResponses<Route>>) & { addressOf: (given?: Given<Route>) => string }
    : ((given: Given<Route>) => Promise<ClientInferResponses<Route>>) & { addressOf: (given: Given<Route>) => string };

/** The endpoints of one area as functions. */
export type Calls<Router> = {
  readonly [Name in keyof Router]: Router[Name] extends AppRoute ? Call<Router[Name]> : never;
};

/** The whole contract as functions. */
export type Client = { readonly [Area in keyof Contract]: Calls<Contract[Area]> };

type AnyRecordSchema = z.ZodObject<typeof stamps & { state: z.ZodString; number: z.ZodOptional<z.ZodString> }>;
type AnyRowSchema = z.ZodObject<Pick<typeof stamps, keyof typeof rowStamps> & { state: z.ZodString }>;
type StandardEndpoints = ReturnType<
  typeof endpoints<
    string,
    z.ZodObject,
    AnyRecordSchema,
    AnyRowSchema,
    z.ZodRawShape,
    readonly [string],
    readonly Verb[],
    EventSchema,
    readonly [string]
  >
>;

/** The contract's standard endpoints of a resource, whichever it is; it may lack any of them. */
export type StandardCalls = Partial<
  Calls<{ [Name in keyof StandardEndpoints]: StandardEndpoints[Name] & { strictStatusCodes: true } }>
>;
