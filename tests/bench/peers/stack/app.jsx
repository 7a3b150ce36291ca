import { createInstance } from 'i18next';
import { lazy, Suspense } from 'react';
import { Button, RouterProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Route, Switch, useLocation } from 'wouter';
import './stack.css';

const Edit = lazy(() => import('./Edit.jsx'));

function SignIn() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  return (
    <main>
      <h1>{t('signIn')}</h1>
      <Button onPress={() => go('/job-posts')}>{t('signInAction')}</Button>
    </main>
  );
}

function App({ List }) {
  const [, go] = useLocation();
  return (
    <RouterProvider navigate={go}>
      <Suspense>
        <Switch>
          <Route path="/login" component={SignIn} />
          <Route path="/job-posts" component={List} />
          <Route path="/job-posts/:id">{({ id }) => <Edit id={id} />}</Route>
        </Switch>
      </Suspense>
    </RouterProvider>
  );
}

/** The smallest app on the product's stack; only its table differs. */
export async function start(List) {
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'ar', resources: { ar: { translation: (await import('./texts.js')).texts } } });
  createRoot(document.getElementById('root')).render(<App List={List} />);
}
