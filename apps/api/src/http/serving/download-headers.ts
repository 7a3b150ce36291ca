import { attachment } from './disposition.ts';

/** A document is saved and never shown in a page of ours, whatever it turns out to be. */
export function downloadHeaders({ name, size }: { name: string; size: number }): Record<string, string> {
  return {
    'content-disposition': attachment(name),
    'content-length': String(size),
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
