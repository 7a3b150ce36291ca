import { mkdir, readFile } from 'node:fs/promises';
import { TOTP, Secret } from 'otpauth';
import { withBrowser } from '../bench/browser/chrome.ts';
import { signIn } from './browser.ts';
const url = (await readFile('/tmp/lookC-url', 'utf8')).split('\n')[0]!;
const out = '/tmp/shots/lookC';
await mkdir(out, { recursive: true });
const steps = await import(process.env.STEPS!);
for (const combo of (process.env.COMBOS ?? 'en-light-1440').split(',')) {
  const [language, theme, w] = combo.split('-') as ['ar' | 'en', string, string];
  await withBrowser(language, async (context) => {
    await context.addInitScript((t) => { const p = JSON.parse(localStorage.getItem('preferences') ?? '{}'); localStorage.setItem('preferences', JSON.stringify({ ...p, theme: t })); }, theme);
    if (!process.env.NOSIGN) await (await signIn(context, url, language)).page.close();
    const page = await context.newPage();
    page.setDefaultTimeout(12000);
    page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', page.url(), m.text().slice(0, 200)));
    page.on('pageerror', (e) => console.log('pageerror', page.url(), String(e).slice(0, 200)));
    await page.setViewportSize({ width: Number(w), height: 900 });
    const shot = async (name: string, fullPage = false) => {
      const found = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth > innerWidth + 1, keys: (document.body.innerText.match(/\b(?:[a-z][A-Za-z]+:)?(?:[a-z][A-Za-z]+\.){1,5}[a-zA-Z_]+\b/g) ?? []).slice(0, 10) }));
      await page.screenshot({ path: `${out}/${name}-${combo}.png`, fullPage });
      console.log(name, combo, found.wide ? 'SCROLLS SIDEWAYS' : '', found.keys.join(' '), page.url());
    };
    const go = async (path: string, ms = 2000) => { await page.goto(url + path); await page.waitForTimeout(ms); };
    const ids = async (path: string) => { await go(path); return page.evaluate(() => [...document.querySelectorAll('[role=grid] [data-row-key]')].map((r) => r.getAttribute('data-row-key')!)); };
    const attempt = async (name: string, f: () => Promise<void>) => { try { await f(); } catch (e) { console.log('FAILED', name, combo, String(e).slice(0, 400)); await shot('failed-' + name); } };
    await steps.run({ page, context, url, language, shot, go, ids, attempt, w: Number(w), theme, TOTP, Secret });
  });
}
