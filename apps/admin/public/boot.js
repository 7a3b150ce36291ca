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
    if (['compact', 'default', 'comfortable'].includes(density)) root.dataset.density = density;
  } catch {
    // A damaged record leaves the defaults of index.html.
  }

  // The build writes here, for each language: files for everybody, for those who have signed in, and for each room.
  const files = null;
  if (!files) return;
  const { everybody, hall, rooms } = files[language];
  const room = Object.keys(rooms).findLast((path) => location.pathname.startsWith(`${path}/`));
  const needed = read('adminToken') ? [...everybody, ...hall, ...(rooms[room] ?? [])] : everybody;
  for (const name of needed) {
    const link = document.createElement('link');
    link.rel = name.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = 'style';
    link.href = `/assets/${name}`;
    document.head.append(link);
  }
})();
