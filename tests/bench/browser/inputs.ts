import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Subject } from '../screens/subject.ts';
import { type Limits, withPage } from './chrome.ts';

/** Milliseconds from an input to its effect on the screen; and from any input to the next paint. */
export interface InputTimes {
  sort: number[];
  next: number[];
  selectAll: number[];
  form: number[];
  /** Each character. */
  type: number[];
  back: number[];
  reopen: number[];
  /** What the browser reports of every input among these. */
  paints: { durations: number[]; count: number };
}

const slowProcessor: Limits = { cpu: 4, network: 'open' };
/** A person points at something before pressing it; and what is loaded when idle has time to come. */
const pointing = 400;
const settling = 3_000;

/** Works a list as a person does, and then opens a form from it; each page serves one round. */
export async function inputTimes(context: BrowserContext, subject: Subject, rounds: number): Promise<InputTimes> {
  const paints: InputTimes['paints'] = { durations: [], count: 0 };
  const times: InputTimes = { sort: [], next: [], selectAll: [], form: [], type: [], back: [], reopen: [], paints };
  for (let round = 0; round < rounds; round += 1) {
    await withPage(context, slowProcessor, async ({ page }) => {
      await openList(page, subject);
      await page.waitForTimeout(settling);
      times.selectAll.push(await selectAll(page, subject));
      times.next.push(await pressForRows(page, subject, subject.next(page)));
      times.sort.push(await pressForRows(page, subject, subject.sort(page)));
      times.form.push(await openForm(page, subject));
      times.type.push(...(await typeText(page, subject)));
      times.back.push(await goBack(page, subject));
      times.reopen.push(await openForm(page, subject));
      // The browser reports an input a little after its paint.
      await page.waitForTimeout(500);
      const { durations, count } = await page.evaluate(() => window.probe.inputs());
      times.paints.durations.push(...durations);
      times.paints.count += count;
    });
  }
  return times;
}

export async function openList(page: Page, { url, paths, css }: Subject): Promise<void> {
  await page.goto(url + paths.list);
  await page.locator(css.row).first().waitFor();
}

async function pressForRows(page: Page, { css }: Subject, control: Locator): Promise<number> {
  await point(page, control);
  const shown = await page.locator(css.row).first().innerText();
  const seen = page.evaluate(
    ({ row, old }) =>
      window.probe.painted(() => {
        const first = document.querySelector<HTMLElement>(row);
        return first !== null && first.innerText !== old;
      }),
    { row: css.row, old: shown },
  );
  await control.click({ force: true });
  return sinceInput(page, await seen);
}

async function selectAll(page: Page, subject: Subject): Promise<number> {
  const control = subject.selectAll(page);
  await point(page, control);
  const time = await selectRows(page, subject, control);
  await control.click({ force: true });
  return time;
}

/** Presses the box in the table's head and waits until every row's box is ticked. */
export async function selectRows(page: Page, { css }: Subject, control: Locator): Promise<number> {
  const seen = page.evaluate(
    (box) =>
      window.probe.painted(() => {
        const boxes = [...document.querySelectorAll<HTMLInputElement>(box)];
        return boxes.length > 0 && boxes.every((each) => each.checked);
      }),
    css.rowBox,
  );
  await control.click({ force: true });
  return sinceInput(page, await seen);
}

async function openForm(page: Page, subject: Subject): Promise<number> {
  await subject.approachForm(page);
  await page.waitForTimeout(pointing);
  const seen = page.evaluate(
    (field) => window.probe.painted(() => (document.querySelector<HTMLInputElement>(field)?.value ?? '') !== ''),
    subject.css.field,
  );
  await subject.openForm(page);
  return sinceInput(page, await seen);
}

const typedText = 'shortlists';
/** From one character to the next, as somebody types who is quick. */
const betweenKeys = 120;

/** Types into the form's first field, and takes it back. */
async function typeText(page: Page, { css }: Subject): Promise<number[]> {
  const field = page.locator(css.field).first();
  await field.click();
  // What a form does once it has been opened is not typing.
  await page.waitForTimeout(settling);
  const times: number[] = [];
  for (const character of typedText) {
    const held = await field.inputValue();
    const seen = page.evaluate(
      ({ selector, old }) =>
        window.probe.painted(() => document.querySelector<HTMLInputElement>(selector)?.value !== old),
      { selector: css.field, old: held },
    );
    await page.keyboard.type(character);
    times.push(await sinceInput(page, await seen));
    await page.waitForTimeout(betweenKeys);
  }
  for (let typed = 0; typed < typedText.length; typed++) await page.keyboard.press('Backspace');
  return times;
}

/** From the form to the list that it was opened from, by a link as each app has it. */
async function goBack(page: Page, { css }: Subject): Promise<number> {
  const seen = page.evaluate(
    (row) => window.probe.painted(() => document.querySelector(row)?.checkVisibility() === true),
    css.row,
  );
  const pressed = await page.evaluate(() => {
    history.back();
    return performance.now();
  });
  return (await seen) - pressed;
}

async function point(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.hover({ force: true });
  await page.waitForTimeout(pointing);
}

export async function sinceInput(page: Page, seen: number): Promise<number> {
  return seen - (await page.evaluate(() => window.probe.lastInput()));
}
