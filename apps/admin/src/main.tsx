import '@diwan/ui/theme/theme.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startActors } from './app/start/actors.ts';
import { preloadLater } from './app/start/preload-later.ts';
import { takeCallback } from './app/start/take-callback.ts';
import { loadCore } from './messages/core.ts';
import { currentLanguage } from './messages/language.ts';
import { openTabs } from './session/tabs.ts';

/** A function, because an `await` at the top of a module would keep the build from putting modules that load each other into one file. */
async function start(): Promise<void> {
  const callback = takeCallback();
  if (import.meta.env.DEV) await (await import('./app/inspector/start-inspector.tsx')).startInspector();
  await loadCore(currentLanguage());
  const actors = await startActors({
    tabs: openTabs(),
    leave: (url) => location.assign(url),
    openWindow: (url) => window.open(url, '_blank', 'noopener'),
    reload: () => location.reload(),
    openDocument: (address, kind) => (kind === 'push' ? location.assign(address) : location.replace(address)),
  });
  preloadLater(actors);
  if (callback) actors.session.send({ type: 'session.callbackArrived', url: callback });
  // A page that the browser kept while one was at the identity provider starts afresh.
  addEventListener('pageshow', (event) => event.persisted && location.reload());

  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App actors={actors} />);
}

// Nothing of the app is there to say it: `boot.js` does.
start().catch((error: unknown) => {
  console.error('The app could not start.', error);
  dispatchEvent(new Event('startfailed'));
});
