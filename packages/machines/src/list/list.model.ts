import fc from 'fast-check';
import { ids, type MachineModel, nothing, type Step } from '../model/machine-model.ts';
import { createListMachine } from './list.machine.ts';
import type { ListContext, ListQuery, Row, Selection } from './list.types.ts';

const query = fc.record({ q: fc.constantFrom('', 'x'), sort: fc.constantFrom('name', '-name') });
const row = fc.record({ id: ids, version: fc.nat({ max: 9 }) });
const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 4 });
const one = fc.record({ id: ids });

/** Whether each record is selected, kept as plainly as can be: what all are, and what single ones are instead. */
class SelectionModel {
  private all = false;
  private readonly single = new Map<string, boolean>();
  private anchor: string | null = null;

  isSelected = (id: string) => this.single.get(id) ?? this.all;

  private become(all: boolean): void {
    this.all = all;
    this.single.clear();
  }

  apply(
    event: { type: string; id?: string; isRange?: boolean; query?: ListQuery },
    shown: string[],
    query: ListQuery,
  ): void {
    const id = event.id ?? '';
    if (event.type === 'list.selectionToggled') {
      const [from, to] = [shown.indexOf(this.anchor ?? id), shown.indexOf(id)].sort((a, b) => a - b);
      const range = event.isRange && from! >= 0 ? shown.slice(from, to! + 1) : [id];
      const next = !this.isSelected(id);
      for (const each of range) this.single.set(each, next);
      this.anchor = id;
    }
    if (event.type === 'list.pageSelected') {
      const next = !shown.every(this.isSelected);
      for (const each of shown) this.single.set(each, next);
    }
    if (event.type === 'list.allSelected') this.become(true);
    if (event.type === 'list.selectionCleared') {
      this.become(false);
      this.anchor = null;
    }
    if (event.type === 'list.queryChanged' && event.query!.q !== query.q) this.become(false);
    if (event.type === 'list.rowRemoved') this.single.delete(id);
  }
}

const isIn = (selection: Selection, id: string) =>
  selection.kind === 'all' ? !selection.except.includes(id) : selection.ids.includes(id);

function watch() {
  const selected = new SelectionModel();
  return ({ command, before, after, work }: Step) => {
    const [was, is] = [before.context, after.context] as [ListContext<Row>, ListContext<Row>];
    const shown = was.page?.items.map(({ id }) => id) ?? [];
    if (command.kind === 'send') selected.apply(command.event, shown, was.query);
    for (const id of ['a', 'b', 'c', 'd', 'never seen'])
      if (isIn(is.selection, id) !== selected.isSelected(id))
        throw new Error(`${id} should be ${selected.isSelected(id)}.`);
    for (const { src, input } of work) {
      const { query } = input as { query: ListQuery };
      if (src === 'fetchPage' && query !== is.query) throw new Error('An earlier query is still being asked.');
      if (src === 'fetchCounts' && query.q !== is.query.q) throw new Error('Another question is still being counted.');
    }
  };
}

export const model: MachineModel = {
  machine: createListMachine<Row>(),
  input: { query: { q: '', sort: 'name' } },
  otherInput: {
    query: { q: '', sort: 'name' },
    page: { items: [{ id: 'a', version: 1 }], next: null, previous: null },
  },
  events: {
    'list.queryChanged': fc.record({ query }),
    'list.refresh': nothing,
    'list.reachable': nothing,
    'list.rowChanged': one,
    'list.rowGiven': fc.record({ row: fc.record({ id: ids, version: fc.nat({ max: 9 }) }) }),
    'list.rowRemoved': one,
    'list.rowAdded': one,
    'list.highlightEnded': one,
    'list.selectionToggled': fc.record({ id: ids, isRange: fc.boolean() }),
    'list.pageSelected': nothing,
    'list.allSelected': nothing,
    'list.selectionCleared': nothing,
  },
  results: {
    fetchPage: fc.record({ items: rows, next: fc.constantFrom(null, 'cursor'), previous: fc.constant(null) }),
    fetchCounts: fc.constant({ total: { value: 1, isCapped: false } }),
    fetchRows: rows,
    findMatches: fc.subarray(['a', 'b', 'c', 'd']),
  },
  problemIn: ['page.failed', 'page.offline', 'page.forbidden', 'page.reading'],
  watch,
};
