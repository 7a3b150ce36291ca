import { problem } from '../problem.ts';

/** The demo's answers when it doesn't do what was asked; like the product's, its problems carry a stable code. */
const commonResponses = { 401: problem, 404: problem, 409: problem, 422: problem, 503: problem } as const;

export const demoRouterOptions = { commonResponses, strictStatusCodes: true } as const;

/** The one address that an endpoint has, whether or not its path is written with a slash at either end. */
export const demoPath = (path: string): string => `/${path.replace(/^\/+|\/+$/g, '')}`;
