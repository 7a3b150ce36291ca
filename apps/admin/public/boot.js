// Runs before the first paint, so that language, direction, theme and density never flash, and so that the files of the
// first screen are on their way before the entry script knows which they are.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const language = read('language') === 'en' ? 'en' : 'ar';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  try {
    const { theme, density } = JSON.parse(read('preferences') ?? '{}');
    if (['light', 'dark', 'semi-dark'].includes(theme)) root.dataset.theme = theme;
    if (theme === 'system') root.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    if (['compact', 'default', 'comfortable'].includes(density)) root.dataset.density = density;
  } catch {
    // A damaged record leaves the defaults of index.html.
  }

  // Not by `modulepreload` alone: a browser would keep a module that failed, and `loadChunk` could never try again.
  const fetchWhole = async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new TypeError(`${address} was answered with ${response.status}.`);
    await response.arrayBuffer();
  };
  // The same `crossOrigin` as the style sheet's or the import's, or it would be fetched twice.
  const addLink = (rel, as, href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, as, crossOrigin: '', href }));

  // The build writes here, for each language, files for everybody and for those who have signed in; and those of each resource.
  const files = null;
  if (!files) return;
  const { everybody, shell, failure } = files[language];
  const tellFailure = () => {
    const notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    Object.assign(notice.style, {
      maxInlineSize: '34rem',
      marginInline: 'auto',
      padding: '4rem 1.5rem',
      font: '1rem system-ui',
    });
    const add = (name, text) => notice.appendChild(Object.assign(document.createElement(name), { textContent: text }));
    notice.append(Object.assign(new Image(40, 40), { src: '/favicon.svg', alt: '' }));
    add('h1', failure.title);
    add('p', failure.text);
    add('button', failure.retry).onclick = () => location.reload();
    document.getElementById('root').replaceChildren(notice);
  };
  // An entry script whose own files didn't come says nothing but this.
  const onError = ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && tellFailure();
  addEventListener('error', onError, true);
  addEventListener('startfailed', tellFailure);

  const path = Object.keys(files.screens).findLast((each) => location.pathname.startsWith(`${each}/`));
  const screen = files.screens[path];
  const isList = location.pathname === `${path}/list`;
  const token = read('adminToken');
  const ofScreen = screen ? [...screen.files, ...screen[language]] : [];
  // A list needs nothing that isn't named here; any other screen is found by the directory.
  const ofOthers = isList ? [] : files.directory;
  const needed = token ? [...everybody, ...shell, ...ofScreen, ...ofOthers] : everybody;
  window.fetchedByBoot = {};
  for (const name of needed) {
    const address = `/assets/${name}`;
    if (!name.endsWith('.js')) {
      addLink('preload', 'style', address);
      window.fetchedByBoot[address] = undefined;
      continue;
    }
    const coming = fetchWhole(address);
    coming.catch(() => {});
    window.fetchedByBoot[address] = coming;
  }
  // All of them are whole and in the cache by now: the browser reads and compiles them while the entry script runs.
  const { fetchedByBoot } = window;
  Promise.all(Object.values(fetchedByBoot)).then(
    () => Object.keys(fetchedByBoot).forEach((each) => fetchedByBoot[each] && addLink('modulepreload', 'script', each)),
    () => {},
  );

  // The rows take as long to come as the code that shows them: `api/client.ts` takes them over.
  if (!token || !screen || !isList || location.search !== '') return;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const response = fetch(screen.firstPage, { headers, credentials: 'same-origin', cache: 'no-store' });
  response.catch(() => {});
  window.prefetchedByBoot = { url: screen.firstPage, token, response };
})();
