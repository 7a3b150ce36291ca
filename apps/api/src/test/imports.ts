import type { ImportEvent, ImportRow, ImportRun } from '@diwan/api-contract/importing/endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { createImportWorker } from '../features/imports/worker/worker.ts';
import type { TestApp, TestSession } from './test-app.ts';

export interface Imports {
  send(resource: string, name: string, bytes: string | Buffer, key?: string): Promise<LightMyRequestResponse>;
  /** What was sent, which must be taken. */
  upload(resource: string, name: string, bytes: string | Buffer): Promise<ImportRun>;
  view(id: string): Promise<ImportRun>;
  rowsOf(id: string, query?: string): Promise<ImportRow[]>;
  /** Steers the import as it is now. */
  steer(id: string, event: ImportEvent): Promise<LightMyRequestResponse>;
  /** Maps as was guessed, and lets the worker look at every row. */
  check(run: ImportRun): Promise<ImportRun>;
  /** Checks, writes all that can be written, and answers for what became of it. */
  carryOut(run: ImportRun): Promise<ImportRun>;
  workToTheEnd(): Promise<void>;
}

/** Imports as one member of the staff makes them. */
export function importsOf(api: TestApp, as: TestSession): Imports {
  const accepted = (answer: LightMyRequestResponse, status: number) => {
    expect(answer.statusCode, answer.body).toBe(status);
    return answer.json();
  };
  const imports: Imports = {
    send: (resource, name, bytes, key = crypto.randomUUID()) =>
      api.app.inject({
        method: 'POST',
        url: `/api/v1/imports?${new URLSearchParams({ resource, name })}`,
        payload: Buffer.from(bytes),
        headers: { ...as.headers, 'content-type': 'application/octet-stream', 'idempotency-key': key },
      }),
    upload: async (resource, name, bytes) => accepted(await imports.send(resource, name, bytes), 201),
    view: async (id) => accepted(await api.call('GET', `/api/v1/imports/${id}`, { as }), 200),
    rowsOf: async (id, query = '') =>
      accepted(await api.call('GET', `/api/v1/imports/${id}/rows${query}`, { as }), 200).items,
    async steer(id, event) {
      const { version } = await imports.view(id);
      const headers = { 'if-match': `"v${version}"` };
      return api.call('POST', `/api/v1/imports/${id}/events`, { as, body: event, headers });
    },
    async check({ id, columns }) {
      const fields = columns.map(({ field }) => field);
      accepted(await imports.steer(id, { type: 'import.map', fields }), 200);
      await imports.workToTheEnd();
      return imports.view(id);
    },
    async carryOut(run) {
      await imports.check(run);
      accepted(await imports.steer(run.id, { type: 'import.start' }), 200);
      await imports.workToTheEnd();
      return imports.view(run.id);
    },
    async workToTheEnd() {
      const worker = createImportWorker(api.deps);
      while (await worker.work());
    },
  };
  return imports;
}
