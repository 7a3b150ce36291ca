import type { Capability } from '@diwan/api-contract/capabilities';
import type { WaitingKey, WorkQueues } from '@diwan/api-contract/endpoints/work';
import { type CountedRows, overdueRows, waitingRows } from '@diwan/api-contract/figures/counted-rows';
import type { ScreenKind } from './define-resource.ts';
import { entryOf, resourceKeys } from './resource-register.ts';
import type { Referable, ResourceKey } from './resource-types.ts';

const parameter = /\/:\w+\??$/;

/** Whether a resource has a screen of this kind. */
export const hasScreen = (key: ResourceKey, kind: ScreenKind): boolean => entryOf(key).paths[kind] !== undefined;

/** Whether a form can add one of its records where it is missing. */
export const isAddable = (key: ResourceKey): boolean => hasScreen(key, 'add') || entryOf(key).within !== undefined;

/** Whether a record has a page of its own. */
export const hasPage = (key: ResourceKey): boolean => hasScreen(key, 'view') || hasScreen(key, 'edit');

/** Where the records of a resource are listed. */
export const listPath = (key: ResourceKey): string => entryOf(key).paths.list.replace(parameter, '');

/** Whether a record is read beside the list that it is found in. */
export const opensBeside = (key: ResourceKey): boolean => entryOf(key).opensBeside === true;

/** Where a record is read: on its page, in its form where it has no page, or beside the list. */
export function recordPath(key: ResourceKey, id: string): string {
  const { paths } = entryOf(key);
  if (opensBeside(key)) return `${listPath(key)}?peek=${id}`;
  return filled(paths.view ?? paths.edit, id) ?? listPath(key);
}

/** Where a record that another one names is read; nothing where it has no page of its own, or not for this reader. */
export function pageOf(to: Referable, id: string, can: (capability: Capability) => boolean): string | undefined {
  if (to === 'staff') return undefined;
  const { paths, needs } = entryOf(to);
  return needs && !can(needs) ? undefined : filled(paths.view, id);
}

/** Where a record is written. */
export const editPath = (key: ResourceKey, id: string): string =>
  filled(entryOf(key).paths.edit, id) ?? recordPath(key, id);

/** Where a new record is written. */
export const addPath = (key: ResourceKey): string => entryOf(key).paths.add ?? listPath(key);

/** Where files are read into its records; nothing where somebody reads none. */
export function importPath(key: ResourceKey, can: (capability: Capability) => boolean): string | undefined {
  const { isImported } = entryOf(key);
  return isImported === true || (isImported && can(isImported)) ? `/imports?resource=${key}` : undefined;
}

/** Where the records that wait are decided one after the other; nothing for those that are not. */
export const reviewPath = (key: ResourceKey): string | undefined => entryOf(key).paths.review;

/** Where the records that a figure counts are listed. */
export const rowsPath = ({ resource, filters }: CountedRows): string =>
  `${listPath(resource)}?${new URLSearchParams(filters).toString().replaceAll('%2C', ',')}`;

/** Where those of them that wait are decided; their list where nothing is decided. */
function workPath(rows: CountedRows): string {
  const { worksAt } = entryOf(rows.resource);
  if (worksAt) return worksAt;
  const path = reviewPath(rows.resource);
  if (!path) return rowsPath(rows);
  const { state: _, ...narrowed } = rows.filters;
  const search = new URLSearchParams(narrowed).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Work that waits in a list, and the ways to it. */
export interface WaitingWork {
  key: WaitingKey;
  queue: keyof WorkQueues;
  /** What somebody must hold to see it, where not everybody may. */
  needs: Capability | undefined;
  /** After so many days it is overdue. */
  days: number;
  list: string;
  /** Where all of it is decided, and what is overdue. */
  work: string;
  overdue: string;
}

/** The lists in which work waits. */
export const waitingLists = (): WaitingWork[] =>
  resourceKeys()
    .filter(hasQueue)
    .map((key) => {
      const { name, state, days } = entryOf(key).queue!;
      const waiting = waitingRows(key, state);
      const overdue = workPath(overdueRows(key, state));
      return {
        key,
        queue: name,
        needs: entryOf(key).needs,
        days,
        list: rowsPath(waiting),
        work: workPath(waiting),
        overdue,
      };
    });

const hasQueue = (key: ResourceKey): key is WaitingKey => entryOf(key).queue !== undefined;

function filled(pattern: string | undefined, id: string): string | undefined {
  return pattern?.replace(parameter, `/${id}`);
}
