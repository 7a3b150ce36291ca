import { launchBrowser, openContext, signIn } from './browser.ts';
import { mkdir } from 'node:fs/promises';
const url = 'http://localhost:8361';
await mkdir('/tmp/news-shots', { recursive: true });
const browser = await launchBrowser();
const jobs = process.argv.slice(2);
for (const [language, scheme] of [['ar', 'light'], ['en', 'dark']] as const) {
  const context = await openContext(browser, language, { colorScheme: scheme, viewport: { width: 1440, height: 900 } });
  const { page } = await signIn(context, url, language);
  page.on('pageerror', (error) => console.log('PAGEERROR', error.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 300)));
  const api = async (path: string) => page.evaluate(async (p) => {
    return null;
  }, path);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const take = async (name: string) => {
      await page.waitForTimeout(1800);
      await page.screenshot({ path: `/tmp/news-shots/${name}-${language}-${width}.png` });
      console.log('took', name, language, width);
    };
    for (const job of jobs) {
      try {
        if (job === 'list') { await page.goto(`${url}/news/list`); await take(job); }
        if (job === 'cats') { await page.goto(`${url}/news/list`); await page.getByRole('button', { name: language === 'ar' ? 'التصنيفات' : 'Categories', exact: true }).click(); await take(job); }
        if (job === 'sliders') { await page.goto(`${url}/slider/list`); await take(job); }
        if (job === 'order') { await page.goto(`${url}/slider/list?layout=order`); await take(job); }
        if (job === 'add') { await page.goto(`${url}/news/add`); await take(job); }
        if (job === 'slideradd') { await page.goto(`${url}/slider/add`); await take(job); }
        const first = async (list: string) => { await page.goto(`${url}${list}`); await page.waitForTimeout(1500); const href = await page.locator('table a[href*="/view/"], main a[href*="/view/"]').first().getAttribute('href'); await page.goto(url + href); await page.waitForTimeout(1200); };
        if (job === 'view') { await first('/news/list?state=published'); await take(job); }
        if (job === 'preview') { await first('/news/list?state=published'); await page.getByRole('button', { name: language === 'ar' ? 'معاينة' : 'Preview', exact: true }).click(); await take(job); }
        if (job === 'revisions') { await first('/news/list?state=published'); await page.getByRole('button', { name: language === 'ar' ? 'النسخ المحفوظة' : 'Revisions', exact: true }).click(); await take(job); }
        if (job === 'sliderpreview') { await first('/slider/list?state=live'); await page.getByRole('button', { name: language === 'ar' ? 'معاينة' : 'Preview', exact: true }).click(); await take(job); }
        if (job === 'review') { await page.goto(`${url}/news/list/review`); await take(job); }
      } catch (error) { console.log('FAILED', job, language, width, String(error).slice(0, 200)); await page.screenshot({ path: `/tmp/news-shots/failed-${job}-${language}-${width}.png` }); }
    }
  }
  await context.close();
}
await browser.close();
