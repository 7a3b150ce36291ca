import { expect, test } from 'vitest';
import { connectionMachine } from '../connection/connection.machine.ts';
import { model as mutation } from '../mutation/mutation.model.ts';
import { model as navigation } from '../navigation/navigation.model.ts';
import { example as jobPostExample } from '../workflows/job-post/job-post.example.ts';
import { jobPostWorkflow } from '../workflows/job-post/job-post.workflow.ts';
import { asTest } from './as-test.ts';
import { asksOf } from './asks.ts';
import { subjectOfModel, subjectOfWorkflow } from './samples.ts';
import { type SimulationStep, simulate } from './simulate.ts';
import { wayOf } from './way.ts';

const connection = { machine: connectionMachine, input: { version: '1' } };
const failed = { kind: 'send', event: { type: 'connection.requestFailed' } } as const;

test('DEV-01 work ends as its simulator says, delays pass when it says, and every moment is kept', () => {
  const error = { problem: { code: 'offline' } };
  const { moments, waiting, work } = simulate(connection, [failed, { kind: 'fail', work: 'probeServer', error }]);
  expect(moments.map(({ value }) => (value as { server: unknown }).server)).toEqual([
    'reachable',
    'doubted',
    { unreachable: 'waiting' },
  ]);
  expect({ waiting, work }).toEqual({ waiting: 1, work: [] });

  const later = simulate(connection, [failed, { kind: 'fail', work: 'probeServer', error }, { kind: 'wait' }]);
  expect(later.work).toMatchObject([{ src: 'probeServer' }]);
  const back = simulate(connection, [
    failed,
    { kind: 'fail', work: 'probeServer', error },
    { kind: 'wait' },
    { kind: 'succeed', work: 'probeServer' },
  ]);
  expect(back.moments.at(-1)).toMatchObject({ effects: ['announceReachable'], error: null });
});

test('DEV-01 stepping back is leaving out the last step', () => {
  const { value } = simulate(connection, [failed]);
  const steps: SimulationStep[] = [failed, { kind: 'succeed', work: 'probeServer' }];
  expect(simulate(connection, steps).value).not.toEqual(value);
  expect(simulate(connection, steps.slice(0, -1)).value).toEqual(value);
});

test('DEV-01 an event that is not possible says whether the state, a condition or a rule stands against it', () => {
  const draft = subjectOfWorkflow(jobPostWorkflow, jobPostExample);
  const { choices } = simulate(draft, [], draft.events);
  const obstacleTo = (event: string, among = choices) => among.find((choice) => choice.event === event)!.obstacle;
  expect(obstacleTo('jobPost.submit')).toBeNull();
  expect(obstacleTo('jobPost.pause')).toEqual({ kind: 'unknown' });

  const unverified = { ...draft, input: { ...jobPostExample, employerState: 'draft' } };
  expect(obstacleTo('jobPost.submit', simulate(unverified, [], draft.events).choices)).toEqual({
    kind: 'refused',
    reason: 'employerNotVerified',
  });
  const unable = () => {
    throw new Error('unable');
  };
  const machine = jobPostWorkflow.machine.provide({ guards: { isQuotaExhausted: unable } });
  const broken = simulate({ ...draft, machine }, [], draft.events);
  expect(obstacleTo('jobPost.submit', broken.choices)).toMatchObject({ kind: 'broken' });
  const connected = simulate(connection, [], { 'connection.versionSeen': { version: '1' } }).choices;
  expect(obstacleTo('connection.versionSeen', connected)).toEqual({ kind: 'guarded', guards: ['isNewVersion'] });
});

test('DEV-01 what the app is asked is answered by hand', () => {
  const subject = subjectOfModel(navigation);
  const asked = simulate(subject, []);
  expect(asked.questions).toMatchObject({ isUnknown: false, isSignInMissing: false });
  const request = { kind: 'send', event: { type: 'navigation.requested', ...placeOf('/nowhere') } } as const;
  const answer = { kind: 'answer', question: 'isUnknown', answer: true } as const;
  const [before, after] = [simulate(subject, [request]), simulate(subject, [answer, request])];
  const pathOf = ({ context }: { context: unknown }) => (context as { accepted: { path: string } }).accepted.path;
  expect(pathOf(before)).toBe('/nowhere');
  expect(pathOf(after)).not.toBe('/nowhere');
});

test('DEV-01 settling what is not under way is an error, not a silence', () => {
  expect(() => simulate(connection, [{ kind: 'succeed', work: 'probeServer' }])).toThrow('not under way');
});

test('DEV-01 the steps can be taken away as a test', () => {
  const subject = subjectOfModel(mutation);
  const run = simulate(subject, [{ kind: 'send', event: { type: 'mutation.start' } }]);
  const source = asTest(
    {
      title: 'it acts',
      path: 'mutation/mutation',
      imports: "import { model } from './mutation.model.ts';",
      subject: 'model',
    },
    run,
  );
  expect(source).toContain("from '../simulation/simulate.ts'");
  expect(source).toContain('{"kind":"send","event":{"type":"mutation.start"}}');
  expect(source).toContain('    "idle",\n    "acting",');
});

function placeOf(path: string) {
  return { path, search: '', kind: 'push' };
}

test('DEV-04 the way of a simulation is what changed with each step, in whichever part', () => {
  const lost = { kind: 'send', event: { type: 'connection.realtimeLost' } } as const;
  expect(wayOf(simulate(connection, [failed, lost]).moments)).toEqual([
    'server.reachable',
    'server.doubted',
    'realtime.connecting',
    'realtime.interrupted',
  ]);
});

test('DEV-01 what a machine leaves to the app and to the server is told apart', () => {
  expect(asksOf(connectionMachine)).toEqual({
    actors: ['probeServer'],
    actions: ['announceReachable'],
    guards: [],
    effects: [],
  });
  expect(asksOf(navigation.machine).guards).toEqual([
    'isInOtherDocument',
    'isUnknown',
    'isSignInMissing',
    'isNotPermitted',
    'canReload',
  ]);
  expect(asksOf(jobPostWorkflow.machine)).toMatchObject({ actors: [], actions: [] });
  expect(asksOf(jobPostWorkflow.machine).effects).toContain('storePublication');
});
