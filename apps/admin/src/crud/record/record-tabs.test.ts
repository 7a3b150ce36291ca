import { expect, test } from 'vitest';
import type { Resource } from '../resource/define-resource.ts';
import { recordTabs, searchOf, tabIn } from './record-tabs.ts';

const tabsOf = (resource: Partial<Resource>) => recordTabs(resource as Resource, (key) => key);
const ids = (resource: Partial<Resource>) => tabsOf(resource).map(({ id }) => id);

test('every record has an overview, notes and activity; the rest is there where its resource has it', () => {
  expect(ids({})).toEqual(['overview', 'notes', 'activity']);
  expect(
    ids({
      related: [{ key: 'jobPosts', resource: 'jobPosts', filter: 'employer' }],
      hasDocuments: true,
      loadWorkflow: () => Promise.reject(new Error('not asked for')),
    }),
  ).toEqual(['overview', 'jobPosts', 'documents', 'notes', 'activity', 'workflow']);
});

test('NAV-09 the tab stands in the address; what the address doesn’t know opens the overview', () => {
  const tabs = tabsOf({});
  for (const { id } of tabs) expect(tabIn(searchOf(id), tabs)).toBe(id);
  expect(tabIn('', tabs)).toBe('overview');
  expect(tabIn('?tab=documents', tabs)).toBe('overview');
});
