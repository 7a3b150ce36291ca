import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { createScreenLoader } from './screen-loader.ts';
import type { ScreenTable } from './screen-table.ts';

test('T67 a screen that was preloaded when somebody went there stays the component that they type into', async () => {
  const loads: PromiseWithResolvers<ComponentType>[] = [];
  const load = () => {
    const one = Promise.withResolvers<ComponentType>();
    loads.push(one);
    return one.promise;
  };
  const table = { match: (path: string) => ({ pattern: path }), load } as unknown as ScreenTable;
  const loader = createScreenLoader(table);
  void loader.preload('/skills/add');
  const arrived = loader.load('/skills/add');
  const component = (): ComponentType => () => null;
  const shown = component();
  loads.at(-1)!.resolve(shown);
  await arrived;
  for (const late of loads.slice(0, -1)) late.resolve(component());
  await Promise.all(loads.map(({ promise }) => promise));
  expect(loader.loaded('/skills/add')).toBe(shown);
});
