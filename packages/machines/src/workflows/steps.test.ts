import { expect, test } from 'vitest';
import { workflows } from './registry.ts';
import { stepsOf } from './steps.ts';

const all = workflows.map(({ id, machine, may }) => ({ id, machine, may }));
const waysOf = (id: string, state: string) => {
  const steps = stepsOf(all.find((workflow) => workflow.id === id)!.machine);
  return Object.fromEntries(steps.find((step) => step.state === state)!.ways.map(({ event, to }) => [event, to]));
};

test.each(all)('DEV-04 every event and every state of $id is told in its list', ({ machine, may }) => {
  const steps = stepsOf(machine);
  const states = new Set(steps.map(({ state }) => state));
  const ways = steps.flatMap((step) => step.ways);
  expect(new Set(ways.map(({ event }) => event))).toEqual(new Set(Object.keys(may)));
  expect(ways.flatMap(({ to }) => to).filter((state) => !states.has(state))).toEqual([]);
  const regions = machine.root.type === 'parallel' ? Object.keys(machine.root.states) : ['main'];
  expect(steps.filter(({ isInitial }) => isInitial)).toHaveLength(regions.length);
});

test('a way that depends on the record leads to each of its states', () => {
  expect(waysOf('job-post', 'pending_review')['jobPost.approve']).toEqual(['scheduled', 'published']);
  expect(waysOf('candidate-status', 'rejected')['application.reopen']).toEqual(['approved', 'in-progress', 'pending']);
});

test('a state has the ways of the group that it is in, except those that it refuses', () => {
  expect(Object.keys(waysOf('candidate-status', 'pending'))).toEqual([
    'application.startReview',
    'application.approve',
    'application.inviteToInterview',
    'application.moveToJob',
    'application.reject',
    'application.withdraw',
    'application.email',
    'application.assign',
    'application.rate',
    'application.tag',
    'application.noteContact',
  ]);
  expect(waysOf('candidate-status', 'pending')['application.rate']).toEqual(['pending']);
  expect(waysOf('job-post', 'published')).toHaveProperty(['jobPost.extend']);
  expect(waysOf('job-post', 'paused')).not.toHaveProperty(['jobPost.extend']);
  expect(waysOf('job-post', 'archived')).toEqual({
    'jobPost.reassignRecruiter': ['archived'],
    'jobPost.emailEmployer': ['archived'],
  });
});

test('a state tells where in the statechart it stands', () => {
  const pathOf = (id: string, state: string) =>
    stepsOf(all.find((workflow) => workflow.id === id)!.machine).find((step) => step.state === state)!.path;
  expect(pathOf('job-post', 'paused')).toBe('posted.live.paused');
  expect(pathOf('taxonomy-term', 'active')).toBe('present.active');
  expect(pathOf('taxonomy-term', 'merged')).toBe('merged');
});
