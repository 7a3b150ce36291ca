import type { BulkItem, BulkOperation, BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { createBulkWorker } from '../features/bulk/worker/worker.ts';
import type { TestApp, TestSession } from './test-app.ts';

export interface Bulk {
  post(url: string, body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  start(resource: BulkOperation['resource'], selection: BulkSelection, action: object): Promise<BulkOperation>;
  view(id: string): Promise<BulkOperation>;
  itemsOf(id: string, query?: string): Promise<BulkItem[]>;
  /** Steers the operation as it is now. */
  send(id: string, type: string): Promise<LightMyRequestResponse>;
  workToTheEnd(): Promise<void>;
}

/** Bulk operations as one member of the staff starts, follows and steers them. */
export function bulkOf(api: TestApp, as: TestSession): Bulk {
  const bulk: Bulk = {
    post: (url, body, headers = {}) => api.call('POST', `/api/v1/bulk${url}`, { as, body, headers }),
    async start(resource, selection, action) {
      const answer = await bulk.post('', { resource, selection, action });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json();
    },
    view: async (id) => (await api.call('GET', `/api/v1/bulk/${id}`, { as })).json(),
    itemsOf: async (id, query = '') => (await api.call('GET', `/api/v1/bulk/${id}/items${query}`, { as })).json().items,
    async send(id, type) {
      const { version } = await bulk.view(id);
      return bulk.post(`/${id}/events`, { type }, { 'if-match': `"v${version}"` });
    },
    async workToTheEnd() {
      const worker = createBulkWorker(api.deps);
      while (await worker.work());
    },
  };
  return bulk;
}

export const some = (rows: { id: string }[]): BulkSelection => ({ kind: 'some', ids: rows.map(({ id }) => id) });
export const all = (query: Record<string, string>, except: string[] = []): BulkSelection => ({
  kind: 'all',
  query,
  except,
});
