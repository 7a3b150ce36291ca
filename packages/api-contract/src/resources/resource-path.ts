import { z } from 'zod';
import { resources } from './index.ts';

/** Any resource, by its segment in the addresses of the API. */
export const resourcePath = z.enum(Object.values(resources).map(({ path }) => path));
