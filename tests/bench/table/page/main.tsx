import '@diwan/ui/theme/theme.css';
import { Table, type TableSelection, type TableSort } from '@diwan/ui';
import { columnsIn, type Project, projectsIn, sortProjects } from '@diwan/ui/private/stories/story-projects';
import { InArabic } from '@diwan/ui/private/test/InArabic';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

const projects = projectsIn('ar', 10_000);
const columns = columnsIn('ar');
const keyOf = ({ id }: Project) => id;
const nameOf = ({ name }: Project) => name;
const label = 'المشاريع';

function TenThousandRows() {
  const [sort, setSort] = useState<TableSort>({ column: 'changedAt', direction: 'descending' });
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => sortProjects(projects, sort.column, sort.direction), [sort]);
  const selection: TableSelection = {
    kind: 'some',
    keys,
    onToggle: (key) => setKeys(new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key])),
    onTogglePage: () => setKeys(keys.size === rows.length ? new Set() : new Set(rows.map(keyOf))),
  };
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowLabel={nameOf}
      sort={sort}
      onSort={setSort}
      selection={selection}
      totalCount={rows.length}
    />
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <InArabic>
    <TenThousandRows />
  </InArabic>,
);
