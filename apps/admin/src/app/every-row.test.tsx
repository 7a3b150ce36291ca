import { type ResourceKey, resources } from '@diwan/api-contract/resources';
import type { ApplicationRow } from '@diwan/api-contract/resources/applications';
import { candidateMoves } from '@diwan/machines/workflows/candidate-status/candidate-status.moves';
import { createFormat } from '@diwan/ui';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CellContext } from '../crud/resource/cells/cell-context.ts';
import { loadResource } from '../crud/resource/resource-register.ts';
import { BoardCardFace } from '../features/applications/board/BoardCardFace.tsx';
import { loadMessages } from '../messages/messages.ts';
import { sampleOf } from '../test/sample-of.ts';
import './resources.ts';

const context: CellContext = { t: (key) => key, format: createFormat('ar'), language: 'ar' };
/** Read by the list itself: the row's place, its version, its menu. */
const readByEveryList = ['id', 'version', 'availableEvents'];

/** What else a row is read for, besides its columns and its name. */
const readElsewhere: { [K in ResourceKey]?: (row: never) => void } = {
  applications(row: ApplicationRow) {
    candidateMoves(row);
    for (const hasJobPost of [true, false])
      render(<BoardCardFace application={row} context={context} hasJobPost={hasJobPost} />);
  },
};

test.each(Object.keys(resources) as ResourceKey[])(
  'NAV-09 a list of %s fetches nothing that it does not show',
  async (key) => {
    const [{ columns, label, regions = [] }] = await Promise.all([loadResource(key), loadMessages(key)]);
    const schema = resources[key].row;
    const read = new Set<PropertyKey>([...readByEveryList, ...regions.map((region) => region.key)]);
    const row = new Proxy(sampleOf(schema) as object, {
      get(target, field) {
        read.add(field);
        return Reflect.get(target, field);
      },
    });
    for (const { cell } of columns) render(cell(row, context));
    label(row, 'ar');
    readElsewhere[key]?.(row as never);
    const unread = Object.keys(schema.shape).filter((field) => !read.has(field));
    expect(unread, `packages/api-contract/src/resources/${resources[key].path}.ts: the row`).toEqual([]);
  },
);
