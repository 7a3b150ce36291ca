import { createHash, createHmac, randomBytes } from 'node:crypto';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits as base64url. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** SHA-256 as base64url: how tokens, states and challenges are stored and compared. */
export const sha256 = (value: string) => createHash('sha256').update(value).digest('base64url');

/** Whether a value has the shape of a token of ours; anything else never reaches the database. */
export const isToken = (value: string | undefined): value is string => value !== undefined && tokenPattern.test(value);

/** The one token that may follow `token`: the same for every caller that refreshes it, unknowable without the key. */
export const successorOf = (token: string, key: string) => createHmac('sha256', key).update(token).digest('base64url');
