import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ResourceContext, type ResourceScope } from '#crud/resource/resource-context.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import type { ColumnChoice } from '../query/list-query-columns.ts';
import { tableColumns } from './table-columns.tsx';

const columnOf = (key: string) => ({ key, cell: (record: unknown) => `${key} of ${(record as AnyRow).id}` });
const state = { key: 'state', cell: (record: unknown) => (record as AnyRow).state };
const hidden = (key: string): ColumnChoice => ({ key, isShown: false, isPinned: false, width: null });

/** What a row that is open, and one that was closed meanwhile, say in each column behind their name. */
function saidIn(tab: string, keys: string[], choices: ColumnChoice[] = []) {
  const columns = keys.map(columnOf);
  const scope = { resource: { columns: [...columns, state] }, t: (key: string) => key } as unknown as ResourceScope;
  const query = { columns: choices, filters: { state: tab } };
  const opening = {} as Parameters<typeof tableColumns>[3];
  const others = tableColumns(columns, query, scope, opening).slice(1);
  const said = (record: object) => others.map(({ cell }) => cell(record as AnyRow));
  return { stayed: said({ id: '1', state: 'open' }), left: said({ id: '2', state: 'closed' }) };
}

test('in the tab of one state a row that left it says which it is in, where it said since when', () => {
  const { stayed, left } = saidIn('open', ['name', 'inState', 'city']);
  expect(stayed).toEqual(['inState of 1', 'city of 1']);
  expect(left).toEqual(['closed', 'city of 2']);
});

test('where no column says since when, or it is hidden, the last one says it', () => {
  expect(saidIn('open', ['name', 'city', 'made']).left).toEqual(['city of 2', 'closed']);
  expect(saidIn('open', ['name', 'city', 'inState'], [hidden('inState')]).left).toEqual(['closed']);
});

test('where rows of several states stand together, each column says what it is there for', () => {
  expect(saidIn('open,closed', ['name', 'city']).left).toEqual(['city of 2']);
  expect(saidIn('', ['name', 'city']).left).toEqual(['city of 2']);
});

test('what can be pressed stands beside the link of a name, not in it', () => {
  const beside = vi.fn(() => <button type="button">copy</button>);
  const scope = { resource: { key: 'skills', columns: [] }, t: (key: string) => key } as unknown as ResourceScope;
  const opening = { open: undefined, isAddressed: false };
  const [name] = tableColumns([{ ...columnOf('name'), beside }], { columns: [], filters: {} }, scope, opening);
  render(<ResourceContext value={scope}>{name!.cell({ id: '1' } as AnyRow)}</ResourceContext>);
  const [link, button] = screen.getAllByRole('button');
  expect(link).toHaveTextContent('name of 1');
  expect(link).not.toContainElement(button!);
  expect(beside).toHaveBeenCalledWith({ id: '1' });
});
