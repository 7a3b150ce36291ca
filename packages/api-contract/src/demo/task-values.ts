export const taskViews = ['mine', 'important', 'completed', 'trashed'] as const;
export const taskTags = ['design', 'development', 'content', 'customers'] as const;
export type TaskTag = (typeof taskTags)[number];
/** One of the views, or one of the tags. */
export const taskFilters = [...taskViews, ...taskTags] as const;
export type TaskFilter = (typeof taskFilters)[number];
