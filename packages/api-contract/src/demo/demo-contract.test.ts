import type { AppRoute } from '@ts-rest/core';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { demoAuthRouter, mockTokenLifetime } from './auth.ts';
import { demoPath } from './demo-router.ts';
import { mail, mailRouter } from './mail.ts';
import { mailFolders, mailLabels } from './mail-values.ts';
import { tag } from './tag.ts';
import { task, todoRouter } from './todo.ts';

/** Method, path as the specification writes it, and the names of what is sent. */
const endpointsOf = (router: Readonly<Record<string, AppRoute>>) =>
  Object.values(router).map((route) => {
    const { method, path, query, body } = route as AppRoute & { body?: unknown };
    const sent = (query ?? body) as z.ZodObject | undefined;
    return `${method} ${path} (${Object.keys(sent?.shape ?? {}).join(', ')})`;
  });

test('DEMO-02 the todo app’s endpoints are the specification’s', () => {
  expect(endpointsOf(todoRouter)).toEqual([
    'GET api/apps/todo/tasks (filter)',
    'GET api/apps/todo/tags ()',
    'POST /api/apps/todo/tasks/ (task)',
    'POST /api/apps/todo/task/:id (task)',
  ]);
  expect(Object.keys(todoRouter.add.responses)).toContain('201');
});

test('DEMO-01 a task and a tag have the specification’s fields; the editor’s and the order’s own come after them', () => {
  const fields = 'id title desc isImportant isStarred tags isCompleted isTrashed assignee dueDate position';
  expect(Object.keys(task.shape).sort()).toEqual(fields.split(' ').sort());
  expect(Object.keys(tag.shape)).toEqual(['id', 'text', 'value', 'color']);
});

test('DEMO-04 the e-mail app’s endpoints are the specification’s', () => {
  expect(endpointsOf(mailRouter)).toEqual([
    'GET api/apps/email/mails (filter)',
    'GET api/apps/email/tags ()',
    'GET /api/apps/email/meta ()',
    'POST /api/apps/email/move-mails (emailIds, mailFolder)',
    'POST /api/apps/email/update-labels (label, emailIds)',
    'POST /api/apps/email/set-labels (mailId, labels)',
    'POST /api/apps/email/mark-unread (emailIds, unreadFlag)',
    'POST /api/apps/email/set-starred (mailId, value)',
  ]);
});

test('DEMO-03 a mail has the specification’s fields, folders and labels', () => {
  expect(Object.keys(mail.shape).sort()).toEqual(
    'id sender sender_name to img subject cc bcc message attachments isStarred labels time replies mailFolder unread'
      .split(' ')
      .sort(),
  );
  expect(mailFolders).toEqual(['inbox', 'sent', 'draft', 'spam', 'trash']);
  expect(mailLabels).toEqual(['personal', 'company', 'important', 'private']);
});

test('DEMO-05 the demo’s sign-in has the specification’s endpoints and lifetime', () => {
  expect(endpointsOf(demoAuthRouter)).toEqual([
    'POST /api/auth/login (email, password)',
    'POST /api/auth/register (displayName, email, password)',
    'POST /api/auth/refresh-token (accessToken)',
  ]);
  expect(mockTokenLifetime).toBe(8000);
});

test('DEMO-02 DEMO-04 both spellings of a path resolve to the same one', () => {
  for (const path of ['api/apps/todo/tasks', '/api/apps/todo/tasks', '/api/apps/todo/tasks/'])
    expect(demoPath(path)).toBe('/api/apps/todo/tasks');
});
