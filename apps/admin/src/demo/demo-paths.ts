import { demoPath } from '@diwan/api-contract/demo/demo-router';
import { mailRouter } from '@diwan/api-contract/demo/mail';
import { todoRouter } from '@diwan/api-contract/demo/todo';
import type { AppRoute } from '@ts-rest/core';
import { endpointTable } from '../api/endpoint-table.ts';

const atOneAddress = (router: Readonly<Record<string, AppRoute>>) =>
  Object.fromEntries(Object.entries(router).map(([name, route]) => [name, { ...route, path: demoPath(route.path) }]));

/** Where each endpoint of the demo is; the build puts the finished table in place of this file. */
export const demoPaths = endpointTable({ todo: atOneAddress(todoRouter), mail: atOneAddress(mailRouter) });
