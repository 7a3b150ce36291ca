import { z } from 'zod';
import { type Capability, may } from './capabilities.ts';
import { fieldError } from './problem.ts';
import { id } from './schema.ts';

/**
 * Asks, while it is being typed, whether another record has a value that no two may share; `except` is the record being edited.
 * What a save answers is the truth: somebody may be faster.
 */
export function uniquenessEndpoint<Path extends string, const Fields extends readonly [string, ...string[]]>(
  path: Path,
  fields: Fields,
  capability: Capability,
) {
  return {
    method: 'GET',
    path: `/${path}/uniqueness` as const,
    query: z.strictObject({
      field: z.enum(fields),
      value: z.string().trim().min(1).max(200),
      except: id.optional(),
    }),
    responses: { 200: z.strictObject({ error: fieldError.nullable() }) },
    metadata: may(capability),
  } as const;
}
