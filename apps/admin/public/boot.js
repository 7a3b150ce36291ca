// Runs before the first paint, so that language, direction, theme and density never flash.
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
})();
