import { EditButton, List, useTable } from '@refinedev/antd';
import { Table } from 'antd';
import { columns } from '../data/rows.js';

export default function JobPostList() {
  const { tableProps, setPageSize } = useTable({
    pagination: { pageSize: 25 },
    sorters: { initial: [{ field: 'createdAt', order: 'desc' }] },
  });
  return (
    <List>
      <Table {...tableProps} rowKey="id" rowSelection={{ type: 'checkbox' }}>
        {columns.map(({ key, label, sort, lines }) => (
          <Table.Column
            key={key}
            dataIndex={sort ?? key}
            title={label}
            sorter={sort !== undefined}
            render={(_, row) => {
              const [first, second] = lines(row);
              return (
                <>
                  <div>{first}</div>
                  {second ? <small>{second}</small> : null}
                </>
              );
            }}
          />
        ))}
        <Table.Column title="" render={(_, row) => <EditButton hideText size="small" recordItemId={row.id} />} />
      </Table>
      <button type="button" id="thousand" onClick={() => setPageSize(1000)}>
        1000
      </button>
    </List>
  );
}
