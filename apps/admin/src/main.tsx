import '@diwan/ui/theme/theme.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startActors } from './app/actors.ts';
import { takeCallback } from './app/take-callback.ts';
import { loadCore } from './messages/core.ts';
import { currentLanguage } from './messages/language.ts';
import { openTabs } from './session/tabs.ts';

const callback = takeCallback();
const inspect = import.meta.env.DEV ? await (await import('./app/inspector.ts')).startInspector() : undefined;
await loadCore(currentLanguage());
const actors = await startActors({
  tabs: openTabs(),
  leave: (url) => location.assign(url),
  openWindow: (url) => window.open(url, '_blank', 'noopener'),
  reload: () => location.reload(),
  inspect,
});
if (callback) actors.session.send({ type: 'session.callbackArrived', url: callback });
// A page that the browser kept while one was at the identity provider starts afresh.
addEventListener('pageshow', (event) => event.persisted && location.reload());

const root = document.getElementById('root');
if (root) createRoot(root).render(<App actors={actors} />);
