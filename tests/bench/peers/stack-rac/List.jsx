import { useState } from 'react';
import { Cell, Checkbox, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { columns } from '../data/rows.js';
import { Frame, Lines } from '../stack/Frame.jsx';
import { useRows } from '../stack/use-rows.js';

export default function List() {
  const { t } = useTranslation();
  const list = useRows();
  const [selected, setSelected] = useState(new Set());
  const direction = list.sort.startsWith('-') ? 'descending' : 'ascending';
  return (
    <Frame list={list}>
      <Table
        aria-label={t('title')}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
        sortDescriptor={{ column: list.sort.replace('-', ''), direction }}
        onSortChange={(sort) => list.sortBy(sort.direction === 'descending' ? `-${sort.column}` : sort.column)}
      >
        <TableHeader>
          <Column>
            <Checkbox slot="selection" />
          </Column>
          {columns.map(({ key, label, sort }, index) => (
            <Column key={key} id={sort ?? key} allowsSorting={sort !== undefined} isRowHeader={index === 0}>
              {label}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={list.rows}>
          {(row) => (
            <Row id={row.id}>
              <Cell>
                <Checkbox slot="selection" />
              </Cell>
              {columns.map(({ key, lines }, index) => (
                <Cell key={key}>
                  {index === 0 ? (
                    <Link href={`/job-posts/${row.id}`}>
                      <Lines lines={lines(row)} />
                    </Link>
                  ) : (
                    <Lines lines={lines(row)} />
                  )}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </Frame>
  );
}
