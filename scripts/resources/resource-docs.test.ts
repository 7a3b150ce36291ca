import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '@diwan/api-contract/resources/index';
import { jobPostWorkflow } from '@diwan/machines/workflows/job-post/job-post.workflow';
import { beforeAll, describe, expect, test } from 'vitest';
import { resourceFiles } from './resource-docs.ts';
import type { ResourceDescription } from './resource-sources.ts';
import { movesOf } from './workflow-moves.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
let files: Map<string, string>;
let described: Record<string, ResourceDescription>;
beforeAll(async () => {
  files = await resourceFiles();
  described = JSON.parse(files.get('docs/resources.json')!).resources;
});

test.each(['docs/resources.md', 'docs/resources.json'])(
  'DEV-01 %s says what is built: `npm run docs:resources` writes it anew',
  (path) => expect(read(path)).toBe(files.get(path)),
);

test('every resource of the contract has its chapter, with everything that it can be asked for', () => {
  expect(Object.keys(described)).toEqual(expect.arrayContaining(Object.keys(resources)));
  for (const [key, { draft, record, filters, sorts }] of Object.entries(resources)) {
    const { fieldDescriptions, ...said } = described[key]!;
    expect(said.fields, key).toEqual(Object.keys(record.shape));
    expect(said.filters, key).toEqual(Object.keys(filters));
    expect(said.sorts, key).toEqual([...sorts]);
    const written = fieldDescriptions.filter(({ isWritten }) => isWritten).map(({ name }) => name);
    expect(written.sort(), key).toEqual(Object.keys(draft.shape).sort());
    expect(said.columns.length, key).toBeGreaterThan(0);
  }
});

describe('what the dictionary says of a workflow', () => {
  const moveOf = (type: string) => movesOf(jobPostWorkflow as never).find((move) => move.type === type);

  test('an event leads from every state that lets it, to every state that it can lead to', () => {
    expect(moveOf('jobPost.approve')).toEqual({
      type: 'jobPost.approve',
      from: ['pending_review'],
      to: ['scheduled', 'published'],
      may: 'content.publish',
      who: ['admin', 'editor'],
    });
  });

  test('what the scheduler alone sends is nobody’s of the staff', () => {
    expect(moveOf('jobPost.expire')?.who).toEqual(['system']);
  });
});

test('a rule of the contract is told in words', () => {
  const field = (key: string, name: string) => described[key]!.fieldDescriptions.find((each) => each.name === name);
  expect(field('jobPosts', 'openings')).toMatchObject({ kind: 'number', rule: '1…999', isRequired: true });
  expect(field('skills', 'code')).toMatchObject({ kind: 'text', rule: '…40 characters', isRequired: false });
  expect(field('jobPosts', 'industryId')).toMatchObject({ kind: 'reference to industries', isRequired: false });
  expect(described.skills!.delete).toBe('D1');
  // Nothing refers to them yet, and their use is counted already.
  expect(described.businessSpecialists!.delete).toBe('D1');
  expect(described.notes!.delete).toBe('D3');
  expect(described.employers!.delete).toBe('D2');
  expect(described.applications!.delete).toBe('D2');
  expect(described.invoices!.delete).toBe('D4');
  expect(described.mails!.delete).toBeNull();
});

/** What the domain calls otherwise, a resource and what it has; and what it has that is left out, with the reason. */
interface Names {
  resource?: string;
  names?: Record<string, string>;
  left?: Record<string, string>;
}

/** What a resource has of one kind; of states, each with the region that it is in. */
function namesIn(resource: ResourceDescription, kind: string): string[] {
  if (kind === 'states') return Object.entries(resource.states).flatMap(([region, states]) => [region, ...states]);
  return resource[kind as 'fields' | 'columns' | 'filters' | 'bulk' | 'events' | 'tabs'].map((each) =>
    typeof each === 'string' ? each : each.type,
  );
}

test('whatever is named otherwise than in the domain is really there, and every omission has a reason', () => {
  const names: Record<string, Names> = JSON.parse(read('docs/domain-names.json'));
  for (const [key, { resource = key, names: renamed = {}, left = {} }] of Object.entries(names)) {
    for (const [promised, built] of Object.entries(renamed)) {
      expect(namesIn(described[resource]!, promised.split('.')[0]!), `${key} ${promised}`).toContain(built);
    }
    for (const [what, reason] of Object.entries(left)) expect(reason.length, `${key} ${what}`).toBeGreaterThan(20);
  }
});
