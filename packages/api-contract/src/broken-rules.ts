import type { z } from 'zod';
import { fieldsOf } from './kinds/fields-of.ts';
import { hiddenPaths } from './kinds/shown-when.ts';

/** What rules across fields refuse of a whole draft, and what is filled in though it is not asked for; empty when the draft is sound. */
export function brokenRules<D extends object>(
  resource: { draft: z.ZodObject; rules?: (draft: D, refuse: (path: string, code: string) => void) => void },
  draft: D,
): { path: string; code: string }[] {
  const broken = hiddenPaths(fieldsOf(resource.draft), draft as Record<string, unknown>).map((path) => ({
    path,
    code: 'notAskedFor',
  }));
  resource.rules?.(draft, (path, code) => broken.push({ path, code }));
  return broken;
}
