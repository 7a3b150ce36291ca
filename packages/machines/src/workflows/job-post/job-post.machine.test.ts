import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import { describe, expect, test } from 'vitest';
import { availableEvents, evaluate } from '../workflow.ts';
import { type AnyJobPostEvent, type JobPostInput, jobPostWorkflow } from './job-post.workflow.ts';

const input: JobPostInput = {
  now: '2026-03-01T09:00:00.000000Z',
  publishedAt: null,
  publishAt: null,
  expiresAt: '2026-04-01T09:00:00.000000Z',
  warnedFor: null,
  alertedAt: null,
  employerState: 'verified',
  quotaLeft: 3,
  extensionsCount: 0,
  limits: { jobPostMaxDays: 90, jobPostMaxExtensions: 3, jobPostWarningDays: 3 },
  openings: 2,
  filled: 0,
  pausedBy: null,
  endedFrom: null,
  isAddressRefused: false,
  offered: initiallyOffered,
};
const send = (state: string, event: AnyJobPostEvent, known: Partial<JobPostInput> = {}, isSystem = true) =>
  evaluate(jobPostWorkflow, { state, input: { ...input, ...known }, can: () => true, isSystem }, event);
const refused = (reason: string) => ({ kind: 'refused', reason });
const led = (state: string) => expect.objectContaining({ kind: 'accepted', state });

describe('submitting and moderating', () => {
  test.each([
    ['employerNotVerified', { employerState: 'suspended' }],
    ['quotaExhausted', { quotaLeft: 0 }],
  ] as const)('a draft is not submitted: %s', (reason, known) => {
    expect(send('draft', { type: 'jobPost.submit' }, known)).toEqual(refused(reason));
  });

  test('the quota counts with the first submission, not with a corrected one', () => {
    expect(send('changes_requested', { type: 'jobPost.submit' }, { quotaLeft: 0 })).toEqual(led('pending_review'));
    expect(send('pending_review', { type: 'jobPost.reject', reason: 'misleading' })).toMatchObject({
      state: 'rejected',
      effects: [{ type: 'announceRejection' }],
    });
  });

  test('an approved post is published now, or scheduled when its day has not come', () => {
    expect(send('pending_review', { type: 'jobPost.approve' })).toEqual(led('published'));
    const publishAt = '2026-03-10T09:00:00+03:00';
    expect(send('pending_review', { type: 'jobPost.approve' }, { publishAt })).toEqual(led('scheduled'));
    expect(send('scheduled', { type: 'jobPost.publishDue' }, { publishAt })).toEqual(refused('notDue'));
    expect(send('scheduled', { type: 'jobPost.publishDue' }, { publishAt, now: publishAt })).toEqual(led('published'));
  });

  test.each([
    ['postExpired', { expiresAt: '2026-03-01T09:00:00Z' }],
    ['postExpired', { expiresAt: '2026-03-05T09:00:00Z', publishAt: '2026-03-10T09:00:00Z' }],
    ['expiryTooFar', { expiresAt: '2026-06-01T09:00:00Z' }],
  ] as const)('a post is not approved: %s', (reason, known) => {
    expect(send('pending_review', { type: 'jobPost.approve' }, known)).toEqual(refused(reason));
  });

  test('asking for changes needs a reason, and "other" a message', () => {
    expect(send('pending_review', { type: 'jobPost.requestChanges', reason: 'other' })).toEqual(
      refused('noteTooShort'),
    );
    expect(send('pending_review', { type: 'jobPost.requestChanges', reason: 'incomplete' })).toEqual(
      led('changes_requested'),
    );
  });
});

describe('while it is visible', () => {
  const extend = { type: 'jobPost.extend', expiresAt: '2026-04-20T09:00:00Z' } as const;

  test('extending moves the end, so often and so far as is allowed', () => {
    expect(send('published', extend)).toEqual({
      kind: 'accepted',
      state: 'published',
      effects: [{ type: 'storeExpiry', params: { expiresAt: extend.expiresAt } }, { type: 'countExtension' }],
    });
    expect(send('published', extend, { extensionsCount: 3 })).toEqual(refused('extensionsExhausted'));
    expect(send('published', { ...extend, expiresAt: input.expiresAt })).toEqual(refused('expiryNotLater'));
    expect(send('published', { ...extend, expiresAt: '2026-06-01T09:00:00Z' })).toEqual(refused('expiryTooFar'));
    expect(send('paused', extend)).toEqual(refused('postPaused'));
    expect(send('expired', extend, { expiresAt: '2026-02-01T09:00:00Z' })).toEqual(led('published'));
  });

  test('a paused post is not resumed after its end, nor for an employer who is suspended', () => {
    expect(send('paused', { type: 'jobPost.resume' }, { expiresAt: input.now })).toEqual(refused('postExpired'));
    expect(send('paused', { type: 'jobPost.resume' }, { employerState: 'suspended' })).toEqual(
      refused('employerNotVerified'),
    );
  });

  test('a reinstated employer’s posts come back, those that a person paused do not', () => {
    expect(send('published', { type: 'jobPost.suspend' })).toMatchObject({
      state: 'paused',
      effects: [{ type: 'storePause', params: { by: 'suspension' } }],
    });
    expect(send('paused', { type: 'jobPost.reinstate' }, { pausedBy: 'suspension' })).toEqual(led('published'));
    expect(send('paused', { type: 'jobPost.reinstate' }, { pausedBy: 'person' })).toEqual(refused('notSuspended'));
    const known = { pausedBy: 'suspension', expiresAt: input.now } as const;
    expect(send('paused', { type: 'jobPost.reinstate' }, known)).toEqual(refused('postExpired'));
  });

  test('the last opening closes it as filled, and its time ends it, neither any earlier', () => {
    expect(send('published', { type: 'jobPost.autoFill' }, { filled: 1 })).toEqual(refused('openingsLeft'));
    expect(send('published', { type: 'jobPost.autoFill' }, { filled: 2 })).toMatchObject({
      state: 'closed',
      effects: [{ params: { reason: 'filled' } }],
    });
    expect(send('published', { type: 'jobPost.expire' })).toEqual(refused('notDue'));
    expect(send('paused', { type: 'jobPost.expire' }, { expiresAt: input.now })).toEqual(led('expired'));
  });

  test('closing says what happens to the applicants', () => {
    expect(send('published', { type: 'jobPost.close', reason: 'budget', applicants: 'reject' })).toMatchObject({
      state: 'closed',
      effects: [
        { type: 'storeClosure' },
        { type: 'settleApplicants', params: { applicants: 'reject', mail: 'none', jobPost: null } },
      ],
    });
  });
});

test('its employer is warned in the last three days, once of each expiry', () => {
  const warn = { type: 'jobPost.warn' } as const;
  const expiresAt = '2026-03-04T08:59:00Z';
  expect(send('published', warn, { expiresAt })).toMatchObject({
    state: 'published',
    effects: [{ type: 'warnEmployer' }],
  });
  expect(send('paused', warn, { expiresAt })).toEqual(led('paused'));
  expect(send('published', warn, { expiresAt: '2026-03-04T09:01:00Z' })).toEqual(refused('notDue'));
  expect(send('published', warn, { expiresAt, warnedFor: '2026-03-04T11:59:00+03:00' })).toEqual(refused('notDue'));
  expect(send('published', warn, { expiresAt, warnedFor: '2026-02-04T08:59:00Z' })).toEqual(led('published'));
  expect(send('published', warn, { expiresAt: input.now })).toEqual(refused('notDue'));
});

test('job seekers are told once, when the publication can no longer be taken back', () => {
  const alert = { type: 'jobPost.alert' } as const;
  const published = { publishedAt: '2026-03-01T08:59:49Z' };
  expect(send('published', alert, published)).toMatchObject({ effects: [{ type: 'alertSeekers' }] });
  expect(send('published', alert, { publishedAt: '2026-03-01T08:59:51Z' })).toEqual(refused('notDue'));
  expect(send('published', alert, { ...published, alertedAt: '2026-02-01T09:00:00Z' })).toEqual(refused('notDue'));
  expect(send('paused', alert, published)).toEqual(refused('wrongState'));
});

test('reopening needs quota, an opening and time, and leaves a paused post paused', () => {
  const reopen = { type: 'jobPost.reopen' } as const;
  expect(send('closed', reopen)).toMatchObject({
    state: 'published',
    effects: [{ type: 'storeReopening', params: { expiresAt: null } }],
  });
  expect(send('closed', reopen, { endedFrom: 'paused' })).toEqual(led('paused'));
  expect(send('closed', reopen, { quotaLeft: 0 })).toEqual(refused('quotaExhausted'));
  expect(send('closed', reopen, { filled: 2 })).toEqual(refused('openingsFull'));
  expect(send('expired', reopen, { expiresAt: input.now })).toEqual(refused('postExpired'));
  expect(send('expired', { ...reopen, expiresAt: '2026-03-20T09:00:00Z' }, { expiresAt: input.now })).toEqual(
    led('published'),
  );
});

test('what only the system may send is refused to people, and never offered to them', () => {
  expect(send('published', { type: 'jobPost.suspend' }, {}, false)).toEqual(refused('notPermitted'));
  const offered = availableEvents(jobPostWorkflow, { state: 'published', input, can: () => true });
  expect(offered.filter(({ isAvailable }) => isAvailable).map(({ type }) => type)).toEqual([
    'jobPost.pause',
    'jobPost.extend',
    'jobPost.close',
    'jobPost.feature',
    'jobPost.reassignRecruiter',
    'jobPost.emailEmployer',
  ]);
  expect(offered.map(({ type }) => type)).not.toContain('jobPost.expire');
});

test('a post is featured while it is or will be seen, up to a day that is not over in Riyadh', () => {
  const late = { now: '2026-03-01T22:00:00Z' };
  const feature = (until: string) => ({ type: 'jobPost.feature', until }) as const;
  expect(send('published', feature('2026-03-02'), late)).toEqual({
    kind: 'accepted',
    state: 'published',
    effects: [{ type: 'storeFeature', params: { until: '2026-03-02' } }],
  });
  expect(send('published', feature('2026-03-01'), late)).toEqual(refused('featureOver'));
  expect(send('scheduled', feature('2026-03-08'))).toEqual(led('scheduled'));
  expect(send('paused', feature('2026-03-08'))).toEqual(refused('wrongState'));
});

test('whoever looks after a post is replaced in any state', () => {
  const event = { type: 'jobPost.reassignRecruiter', recruiterId: 'sami' } as const;
  for (const state of ['draft', 'pending_review', 'published', 'archived'])
    expect(send(state, event)).toEqual({
      kind: 'accepted',
      state,
      effects: [{ type: 'storeRecruiter', params: { recruiterId: 'sami' } }],
    });
});

test('what is to be changed is kept until the post is submitted again', () => {
  const request = { reason: 'misleading', note: 'The title promises more.', fields: ['title', 'salary'] } as const;
  const asked = { ...request, fields: [...request.fields] };
  expect(send('pending_review', { type: 'jobPost.requestChanges', ...asked })).toMatchObject({
    effects: [{ type: 'storeChangeRequest', params: asked }, { type: 'announceChangesRequested' }],
  });
  expect(send('pending_review', { type: 'jobPost.requestChanges', reason: 'incomplete' })).toMatchObject({
    effects: [{ params: { reason: 'incomplete', note: null, fields: [] } }, {}],
  });
  expect(send('changes_requested', { type: 'jobPost.submit' })).toMatchObject({
    effects: [{ type: 'clearChangeRequest' }],
  });
});
