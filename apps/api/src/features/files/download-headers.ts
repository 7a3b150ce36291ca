import type { FileRow } from '#db/schema/files.ts';
import { attachment } from '#http/serving/disposition.ts';

/** A document is saved and never shown in a page of ours, whatever it turns out to be. */
export function downloadHeaders({ name, size }: Pick<FileRow, 'name' | 'size'>): Record<string, string> {
  return {
    'content-disposition': attachment(name),
    'content-length': String(size),
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
