import { Datagrid, FunctionField, List, Pagination, useListContext } from 'react-admin';
import { columns } from '../data/rows.js';

function Pages() {
  const { setPerPage } = useListContext();
  return (
    <>
      <Pagination />
      <button type="button" id="thousand" onClick={() => setPerPage(1000)}>
        1000
      </button>
    </>
  );
}

export default function JobPostList() {
  return (
    <List perPage={25} sort={{ field: 'createdAt', order: 'DESC' }} pagination={<Pages />}>
      <Datagrid rowClick="edit">
        {columns.map(({ key, label, sort, lines }) => (
          <FunctionField
            key={key}
            source={key}
            label={label}
            sortBy={sort ?? key}
            sortable={sort !== undefined}
            render={(row) => {
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
      </Datagrid>
    </List>
  );
}
