import { rm } from 'node:fs/promises';
import { openDatabase } from '@diwan/api/db/database.ts';
import { startEmbeddedPostgres } from '@diwan/api/db/embedded.ts';
import { addConversation } from '@diwan/api/test/communication/conversation-records.ts';
import { temporaryHome } from '@diwan/api/test/databases/temporary-home.ts';
import type { Page } from '@playwright/test';
import { signIn } from '#support/browser.ts';
import { startProduct } from '#support/product.ts';
import { withBrowser, withPage } from '../browser/chrome.ts';
import { median } from '../report/figures.ts';

/** Chat in the built product, in a conversation of very many messages. */
export interface ChatResults {
  messages: number;
  /** From the press on a conversation in the list to the paint of its messages, at 4×, in milliseconds. */
  opening: number;
  /** Frames a second while its messages are scrolled upwards without a stop, at 1×, older ones coming in on the way. */
  framesPerSecond: number;
  /** The most messages that were in the document. */
  inDocument: number;
}

const language = 'ar';
const messages = 50_000;
const subject = 'محادثة طويلة';
const message = '[data-index] time';
/** What is loaded when idle has time to come. */
const settling = 1_500;
/** How long the pointer is on a conversation before it is pressed, as on any other control that is measured. */
const resting = 400;

export async function measureChat(runs: number): Promise<ChatResults> {
  console.log(`Measuring a conversation of ${messages.toLocaleString('en')} messages …`);
  const folder = await temporaryHome('bench-chat');
  const server = await startEmbeddedPostgres(folder, { isDurable: false });
  const settings = { DATABASE_URL: server.url, RATE_LIMIT_FACTOR: '100' };
  const product = await startProduct(folder, settings);
  try {
    const ids = [await fill(server.url, messages), await fill(server.url, 60)];
    return await withBrowser(language, async (context) => {
      await (await signIn(context, product.url, language)).page.close();
      const [opening, scrolls] = [
        await withPage(context, { cpu: 4, network: 'open' }, ({ page }) => timesToOpen(page, product.url, ids, runs)),
        await withPage(context, { cpu: 1, network: 'open' }, ({ page }) => scrollUp(page, product.url, ids[0]!, runs)),
      ];
      return {
        messages,
        opening: median(opening),
        framesPerSecond: median(scrolls.map(({ framesPerSecond }) => framesPerSecond)),
        inDocument: Math.max(...scrolls.map(({ inDocument }) => inDocument)),
      };
    });
  } finally {
    await product.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Puts a conversation that is the newest, with so many messages of both sides, into the database; answers its id. */
export async function fill(url: string, count: number): Promise<string> {
  const database = openDatabase(url, { statementSeconds: 120 });
  const { id } = await addConversation(database, { subject: `${subject} ${count}`, lastSeq: count });
  await database.pool.query(
    `INSERT INTO messages (id, conversation_id, seq, sender_type, staff_id, staff_name, text, at)
     SELECT gen_random_uuid(), $1, n, CASE WHEN n % 3 = 0 THEN 'staff' ELSE 'seeker' END,
       CASE WHEN n % 3 = 0 THEN (SELECT id FROM staff LIMIT 1) END, CASE WHEN n % 3 = 0 THEN 'نورة' END,
       'الرسالة رقم ' || n || repeat(' وفيها كلام يطول ويقصر', (n % 7)::int), now() - make_interval(secs => ($2::int - n) * 40)
     FROM generate_series(1, $2::int) AS n`,
    [id, count],
  );
  await database.pool.query(
    `UPDATE conversations SET last_message_at = now(), last_message_by = 'seeker', last_excerpt = 'الرسالة' WHERE id = $1`,
    [id],
  );
  await database.close();
  return id;
}

/** Opens each of them in turn from the list, the first time left out: by then all code has come. */
async function timesToOpen(page: Page, url: string, ids: readonly string[], runs: number): Promise<number[]> {
  await page.goto(`${url}/chat?show=all`);
  await page.locator(`a[href*="${ids[0]}"]`).waitFor();
  await page.waitForTimeout(settling);
  const taken: number[] = [];
  for (let run = 0; run < ids.length + runs; run += 1) {
    const id = ids[run % ids.length]!;
    await page.locator(`a[href*="${id}"]`).hover();
    await page.waitForTimeout(resting);
    taken.push(await openFromList(page, id));
    await page.waitForTimeout(settling);
  }
  return taken.slice(ids.length);
}

/** Until the frame after the one in which the thread of the conversation has messages. */
function openFromList(page: Page, id: string): Promise<number> {
  return page.evaluate(
    ([of, selector]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const before = document.querySelector(selector!);
        const watch = new MutationObserver(() => {
          const now = document.querySelector(selector!);
          if (!now || now === before) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
        watch.observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(`a[href*="${of}"]`)!.click();
      }),
    [id, message] as const,
  );
}

/** Scrolls by 40 pixels a frame for three seconds, towards what was written first. */
async function scrollUp(page: Page, url: string, id: string, runs: number) {
  const scrolls = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${url}/chat?show=all&conversation=${id}`);
    await page.locator(message).first().waitFor();
    await page.waitForTimeout(settling);
    scrolls.push(
      await page.evaluate(
        (selector) =>
          new Promise<{ framesPerSecond: number; inDocument: number }>((resolve) => {
            const scroller = document.querySelector(selector)!.closest('[role=region][tabindex="0"]')!;
            let [frames, inDocument, began] = [0, 0, 0];
            const step = (now: number) => {
              began ||= now;
              if (now - began >= 3_000)
                return resolve({ framesPerSecond: (frames * 1_000) / (now - began), inDocument });
              frames += 1;
              inDocument = Math.max(inDocument, scroller.querySelectorAll('[data-index]').length);
              scroller.scrollBy({ top: -40 });
              requestAnimationFrame(step);
            };
            requestAnimationFrame(step);
          }),
        message,
      ),
    );
  }
  return scrolls;
}
