import { openApiDocument } from '../http/openapi/document.ts';

interface Answered {
  statusCode: number;
  hasHeader(name: string): boolean;
}

/** What of an answer the description of the API does not tell: its status, or a header that should be there. */
export function missingInDescription(method: string, url: string, reply: Answered): string | null {
  const { paths, components } = openApiDocument();
  const operation = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const { statusCode } = reply;
  // What nobody foresaw is no promise.
  if (!operation || statusCode === 500) return null;
  const described = operation.responses[statusCode];
  if (!described) return `${method} ${url} ${statusCode}`;
  const answer = '$ref' in described ? components.responses[described.$ref.split('/').at(-1)!]! : described;
  const absent = Object.keys(answer.headers ?? {}).find((name) => !reply.hasHeader(name));
  return absent ? `${method} ${url} ${statusCode} without ${absent}` : null;
}
