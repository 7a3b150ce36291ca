import type { Resource } from './define-resource.ts';
import { hasScreen } from './resource-paths.ts';

/** Whether a record has a form, and is not closed for good. */
export const mayEdit = ({ key, isReadOnly }: Resource, record: unknown): boolean =>
  hasScreen(key, 'edit') && !isReadOnly?.(record);
