import { AuthPage, RefineThemes, ThemedLayout, useNotificationProvider } from '@refinedev/antd';
import { Authenticated, Refine } from '@refinedev/core';
import routerProvider, { CatchAllNavigate } from '@refinedev/react-router';
import { App as AntdApp, ConfigProvider } from 'antd';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
import '@refinedev/antd/dist/reset.css';
import { fetchOne, fetchOptions, fetchPage } from '../data/rows.js';

const JobPostList = lazy(() => import('./JobPostList.jsx'));
const JobPostEdit = lazy(() => import('./JobPostEdit.jsx'));

const dataProvider = {
  async getList({ resource, pagination, sorters }) {
    if (resource !== 'job-posts') {
      const data = await fetchOptions(resource);
      return { data, total: data.length };
    }
    const [{ field, order } = { field: 'createdAt', order: 'desc' }] = sorters ?? [];
    const { items, total } = await fetchPage({
      page: pagination.currentPage,
      size: pagination.pageSize,
      sort: order === 'desc' ? `-${field}` : field,
    });
    return { data: items, total };
  },
  getOne: async ({ id }) => ({ data: await fetchOne(id) }),
  getMany: async ({ resource, ids }) => ({
    data: (await fetchOptions(resource)).filter(({ id }) => ids.includes(id)),
  }),
  update: async ({ variables }) => ({ data: variables }),
  create: async ({ variables }) => ({ data: variables }),
  deleteOne: async () => ({ data: {} }),
  getApiUrl: () => '/api/v1',
};

const authProvider = {
  login: async () => {
    localStorage.setItem('signedIn', 'yes');
    return { success: true, redirectTo: '/job-posts' };
  },
  logout: async () => ({ success: true, redirectTo: '/login' }),
  check: async () => ({ authenticated: localStorage.getItem('signedIn') === 'yes', redirectTo: '/login' }),
  onError: async () => ({}),
};

function App() {
  return (
    <BrowserRouter>
      <ConfigProvider theme={RefineThemes.Blue} direction="rtl">
        <AntdApp>
          <Refine
            dataProvider={dataProvider}
            authProvider={authProvider}
            routerProvider={routerProvider}
            notificationProvider={useNotificationProvider}
            resources={[{ name: 'job-posts', list: '/job-posts', edit: '/job-posts/edit/:id' }]}
            options={{ disableTelemetry: true }}
          >
            <Routes>
              <Route
                element={
                  <Authenticated key="inside" fallback={<CatchAllNavigate to="/login" />}>
                    <ThemedLayout>
                      <Suspense>
                        <Outlet />
                      </Suspense>
                    </ThemedLayout>
                  </Authenticated>
                }
              >
                <Route path="/job-posts" element={<JobPostList />} />
                <Route path="/job-posts/edit/:id" element={<JobPostEdit />} />
              </Route>
              <Route path="/login" element={<AuthPage type="login" />} />
            </Routes>
          </Refine>
        </AntdApp>
      </ConfigProvider>
    </BrowserRouter>
  );
}

createRoot(document.getElementById('root')).render(<App />);
