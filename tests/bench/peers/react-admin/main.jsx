import { lazy, Suspense } from 'react';
import { Admin, memoryStore, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { fetchOne, fetchOptions, fetchPage } from '../data/rows.js';

const JobPostList = lazy(() => import('./JobPostList.jsx'));
const JobPostEdit = lazy(() => import('./JobPostEdit.jsx'));
const late = (Screen) => () => (
  <Suspense>
    <Screen />
  </Suspense>
);

const all = async (resource) => {
  const data = await fetchOptions(resource);
  return { data, total: data.length };
};

const dataProvider = {
  async getList(resource, { pagination, sort }) {
    if (resource !== 'job-posts') return all(resource);
    const query = { page: pagination.page, size: pagination.perPage };
    const { items, total } = await fetchPage({ ...query, sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field });
    return { data: items, total };
  },
  getOne: async (_, { id }) => ({ data: await fetchOne(id) }),
  getMany: async (resource, { ids }) => ({ data: (await fetchOptions(resource)).filter(({ id }) => ids.includes(id)) }),
  update: async (_, { data }) => ({ data }),
};

const authProvider = {
  login: async () => localStorage.setItem('signedIn', 'yes'),
  logout: async () => localStorage.removeItem('signedIn'),
  checkAuth: async () => {
    if (!localStorage.getItem('signedIn')) throw new Error('not signed in');
  },
  checkError: async () => {},
  getPermissions: async () => {},
};

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} store={memoryStore()} disableTelemetry>
    <Resource name="job-posts" list={late(JobPostList)} edit={late(JobPostEdit)} />
  </Admin>,
);
