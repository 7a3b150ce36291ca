import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBrowser } from '../bench/browser/chrome.ts';
import { signIn } from './browser.ts';
import { startProduct } from './product.ts';
const product = await startProduct(await mkdtemp(join(tmpdir(), 'diwan-p-')), { RATE_LIMIT_FACTOR: '100' });
const out = '/tmp/shots/lookB';
const combos = (process.env.COMBOS ?? 'ar-light-1440,ar-light-390,en-dark-1440,en-light-390').split(',');
const only = process.env.ONLY?.split(',');
try {
  for (const combo of combos) {
    const [language, theme, w] = combo.split('-') as ['ar' | 'en', string, string];
    await withBrowser(language, async (context) => {
      await context.addInitScript((t) => { const p = JSON.parse(localStorage.getItem('preferences') ?? '{}'); localStorage.setItem('preferences', JSON.stringify({ ...p, theme: t })); }, theme);
      await (await signIn(context, product.url, language)).page.close();
      const page = await context.newPage();
      page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', page.url(), m.text().slice(0, 200)));
      page.on('pageerror', (e) => console.log('pageerror', page.url(), String(e).slice(0, 200)));
      await page.setViewportSize({ width: Number(w), height: 900 });
      const shot = async (name: string, fullPage = false) => {
        const found = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth > innerWidth + 1,
          keys: (document.body.innerText.match(/\b(?:[a-z][A-Za-z]+:)?(?:[a-z][A-Za-z]+\.){1,5}[a-zA-Z_]+\b/g) ?? []).slice(0, 10),
          editors: document.querySelectorAll('[contenteditable]').length,
          inputs: document.querySelectorAll('input,textarea,select').length,
        }));
        await page.screenshot({ path: `${out}/${name}-${combo}.png`, fullPage });
        console.log(name, combo, found.wide ? 'SCROLLS SIDEWAYS' : '', JSON.stringify(found.keys), found.editors, found.inputs, page.url());
      };
      const want = (name: string) => !only || only.includes(name);
      const go = async (path: string) => { await page.goto(product.url + path); await page.waitForTimeout(2500); };
      await go('/exams/list');
      if (want('list')) await shot('list');
      const ids = await page.evaluate(() => [...document.querySelectorAll('[role=grid] [data-row-key]')].map((r) => r.getAttribute('data-row-key')));
      const links = await page.evaluate(() => [...document.querySelectorAll('a[href*="/exams/"]')].map((a) => a.getAttribute('href')));
      if (want('list')) console.log(JSON.stringify(ids.slice(0, 3)), JSON.stringify(links.slice(0, 8)));
      const id = ids[0] ?? links.find((l) => /[0-9a-f-]{20}/.test(l!))?.match(/[0-9a-f-]{20,}/)?.[0];
      if (want('add')) { await go('/exams/add'); await shot('add', true); }
      if (want('edit')) {
        await go(`/exams/edit/${id}`);
        await page.evaluate(async () => { for (let y = 0; y < 20000; y += 700) { scrollTo(0, y); document.querySelector('main')?.scrollTo(0, y); await new Promise((r) => setTimeout(r, 80)); } });
        await page.waitForTimeout(1500);
        await shot('edit', true);
        await page.evaluate(() => document.querySelector('[id="field-questions"]')?.scrollIntoView({ block: 'start' }));
        await page.waitForTimeout(800);
        await shot('edit-q');
        if (process.env.OPEN) {
          await page.locator('[id="field-questions"] [data-row="0"] button').first().click();
          await page.waitForTimeout(1500);
          await shot('edit-open');
        }
      }
      if (want('view')) {
        await go(`/exams/view/${id}`);
        await shot('view', true);
        for (const tab of await page.getByRole('tab').all()) { await tab.click().catch(() => {}); await page.waitForTimeout(1200); await shot(`view-${(await tab.getAttribute('data-key')) ?? 'tab'}`, false); }
      }
      if (want('attempts')) {
        const menu = await page.evaluate(() => [...document.querySelectorAll('a')].map((a) => a.getAttribute('href')).filter((h) => /attempt/i.test(h ?? '')));
        const path = menu[0] ?? '/exam_attempts/list';
        await go(path); await shot('attempts');
        const a = await page.evaluate(() => document.querySelector('[role=grid] [data-row-key]')?.getAttribute('data-row-key'));
        await go(`${path.split('?')[0]!.replace('list', 'review')}?state=grading`); await shot('review');
        await go(path.split('?')[0]!.replace('list', `view/${a}`)); await shot('attempt-view', true);
      }
      await page.close();
    });
  }
} finally { await product.stop(); }
