import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { columns } from '../data/rows.js';
import { Frame, Lines } from '../stack/Frame.jsx';
import { useRows } from '../stack/use-rows.js';

const Row = memo(function Row({ row, isSelected, onToggle }) {
  return (
    <tr>
      <td>
        <input type="checkbox" aria-label={row.title.ar} checked={isSelected} onChange={() => onToggle(row.id)} />
      </td>
      {columns.map(({ key, lines }, index) => (
        <td key={key}>
          {index === 0 ? (
            <Link href={`/job-posts/${row.id}`}>
              <Lines lines={lines(row)} />
            </Link>
          ) : (
            <Lines lines={lines(row)} />
          )}
        </td>
      ))}
    </tr>
  );
});

export default function List() {
  const { t } = useTranslation();
  const list = useRows();
  const [selected, setSelected] = useState(new Set());
  const toggle = useCallback(
    (id) =>
      setSelected((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id])),
    [],
  );
  const isAll = list.rows.length > 0 && list.rows.every(({ id }) => selected.has(id));
  return (
    <Frame list={list}>
      <table>
        <thead>
          <tr>
            <th>
              <input
                type="checkbox"
                aria-label={t('all')}
                checked={isAll}
                onChange={() => setSelected(new Set(isAll ? [] : list.rows.map(({ id }) => id)))}
              />
            </th>
            {columns.map(({ key, label, sort }) => (
              <th key={key}>
                {sort ? (
                  <button type="button" onClick={() => list.sortBy(list.sort === sort ? `-${sort}` : sort)}>
                    {label}
                  </button>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <Row key={row.id} row={row} isSelected={selected.has(row.id)} onToggle={toggle} />
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
