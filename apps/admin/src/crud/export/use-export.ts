import type { CappedCount } from '@diwan/api-contract/page';
import { type DownloadWish, downloadMachine } from '@diwan/machines/download/download.machine';
import { toasts } from '@diwan/ui';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { cache } from '#api/cache/cache.ts';
import { saveFile } from '../query/save-file.ts';
import { resourceQueries } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import { exportProblem } from './export-problem.ts';
import { type ExportedFile, fetchExport } from './fetch-export.ts';

type Question = Readonly<Record<string, string>>;

/** An export from the offer to the saved file; `isSeen` while whoever asked would see a failure where they look. */
export function useExport(isSeen: boolean) {
  const { resource, t, format } = useResource();
  const looking = useRef(isSeen);
  useEffect(() => {
    looking.current = isSeen;
  });
  const machine = useMemo(
    () =>
      // oxlint-disable-next-line react/refs -- the machine's action reads it when a file failed, never while rendering
      downloadMachine.provide({
        actors: {
          countRows: fromPromise<CappedCount, { wish: DownloadWish }>(async ({ input: { wish }, signal }) => {
            const { sort: _, ...filters } = withoutPage(wish);
            return (await cache.read(resourceQueries(resource.key).counts(filters), signal)).total;
          }),
          fetchFile: fromPromise<unknown, { wish: DownloadWish }>(({ input: { wish }, signal }) =>
            fetchExport(resource.key, withoutPage(wish), signal),
          ),
        },
        actions: {
          announceFile: (_, { output }) => {
            saveFile(output as ExportedFile);
            toasts.show({ tone: 'positive', title: t('exports:done'), description: (output as ExportedFile).name });
          },
          announceFailure: (_, { problem }) => {
            if (looking.current) return;
            const description = exportProblem(problem, t, format);
            toasts.show({ tone: 'critical', title: t('exports:failed'), description });
          },
        },
      }),
    [resource.key, t, format],
  );
  const [snapshot, send] = useMachine(machine);
  const { count, problem } = snapshot.context;
  return {
    count,
    isCounting: snapshot.matches({ rows: 'counting' }),
    isBusy: snapshot.hasTag('busy'),
    problem: problem && exportProblem(problem, t, format),
    look: (question: Question) => send({ type: 'download.opened', wish: question }),
    start: (wish: DownloadWish) => send({ type: 'download.wanted', wish }),
    cancel: () => send({ type: 'download.cancelled' }),
  };
}

/** An export has no pages. */
function withoutPage({ limit: _limit, after: _after, before: _before, ...query }: Question): Record<string, string> {
  return query;
}
