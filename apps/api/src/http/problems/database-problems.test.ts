import { expect, test } from 'vitest';
import { problemOfDatabase } from './database-problems.ts';

const failure = (said: { code?: string; message?: string; detail?: string }) =>
  Object.assign(new Error('Failed query: select 1'), { cause: Object.assign(new Error(said.message), said) });

test.each([
  ['a value that is taken', { code: '23505' }, 'duplicate'],
  [
    'a record that others name',
    { code: '23503', detail: 'Key (id) is still referenced from table "job_posts".' },
    'inUse',
  ],
  [
    'a name of no record',
    { code: '23503', detail: 'Key (employer_id) is not present in table "employers".' },
    'invalid',
  ],
  ['a number out of range', { code: '22003' }, 'invalid'],
  ['two who wait for each other', { code: '40P01' }, 'unavailable'],
  ['a statement that took too long', { code: '57014' }, 'unavailable'],
  ['too many connections', { code: '53300' }, 'unavailable'],
  ['a server that is stopped', { code: '57P01' }, 'unavailable'],
  ['a session that was ended because it idled', { code: '25P03' }, 'unavailable'],
  ['a server that refuses', { code: 'ECONNREFUSED' }, 'unavailable'],
  ['a server whose name nobody knows now', { code: 'ENOTFOUND' }, 'unavailable'],
  ['a server to which no way leads', { code: 'EHOSTUNREACH' }, 'unavailable'],
  ['a connection that broke', { message: 'Connection terminated unexpectedly' }, 'unavailable'],
  ['no free connection', { message: 'timeout exceeded when trying to connect' }, 'unavailable'],
])('T52 %s is told as what it means for whoever asked', (_, said, code) => {
  expect(problemOfDatabase(failure(said))?.code).toBe(code);
});

test.each([
  ['a statement after one that failed', { code: '25P02' }],
  ['a column that is not there', { code: '42703' }],
  ['anything else', { message: 'Cannot read properties of undefined' }],
])('%s is a fault of ours', (_, said) => {
  expect(problemOfDatabase(failure(said))).toBeNull();
});
