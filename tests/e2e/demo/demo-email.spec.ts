import { readFile } from 'node:fs/promises';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';

const recipient = 'sara@demo.example';

test.describe('the demo’s e-mail, by keyboard alone', () => {
  test.beforeEach(async ({ app }) => {
    await app.open('/apps/email');
    await app.mail.rows.first().waitFor();
  });

  test('ROUTE-86 DEMO-03 j and k lead through the mails, Enter opens, Escape leads back to the row', async ({
    app,
    page,
  }) => {
    const { mail } = app;
    await mail.press('j', 'j', 'k', 'j');
    await expect(mail.focusedRow).toHaveAttribute('aria-rowindex', '2');
    await mail.press('Enter');
    await expect(mail.heading).toBeFocused();
    await app.seeAddress(/\/apps\/email\?mail=\d+$/);
    const subject = await mail.heading.innerText();
    await mail.press('Escape');
    await expect(mail.focusedRow).toHaveAttribute('aria-rowindex', '2');
    await app.seeAddress(/\/apps\/email$/);
    await mail.press('Enter');
    await expect(mail.heading).toBeFocused();
    await page.reload();
    await expect(mail.heading).toHaveText(subject);
  });

  test('DEMO-03 DEMO-04 what is selected moves to the trash at once, the counts follow, and it can be moved back', async ({
    app,
    page,
  }) => {
    const { mail, t } = app;
    const [inbox, trash] = [await mail.countOf('inbox'), await mail.countOf('trash')];
    await mail.press('j', 'x', 'j', 'j', 'Shift+X');
    await expect(mail.list.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await mail.press('e');
    await expect.poll(() => mail.countOf('trash')).toBe(trash + 3);
    expect(await mail.countOf('inbox')).toBe(inbox - 3);

    await mail.tabTo(mail.folder('trash'), 'Shift+Tab');
    await mail.press('Enter');
    await expect(mail.list).toHaveAccessibleName(t.email.folders.trash);
    await page.reload();
    await expect(mail.list).toHaveAccessibleName(t.email.folders.trash);
    await mail.press('j', 'x');
    await mail.tabTo(page.getByRole('button', { name: t.email.verbs.move }), 'Shift+Tab');
    await mail.press('Enter');
    await expect(page.getByRole('menuitem', { name: t.email.folders.inbox })).toBeFocused();
    await mail.press('Enter');
    await expect.poll(() => mail.countOf('inbox')).toBe(inbox - 2);
  });

  test('DEMO-03 a letter is written, kept through a reload, sent, and answered', async ({ app, page }) => {
    const { mail, t } = app;
    await mail.press('c');
    const to = page.getByRole('textbox', { name: t.email.lines.to, exact: true });
    await expect(to).toBeFocused();
    await page.keyboard.type(`${recipient},`);
    const subject = page.getByRole('textbox', { name: t.email.subject });
    await mail.tabTo(subject);
    await page.keyboard.type('Offer for Tuesday');
    await mail.tabTo(page.getByRole('textbox', { name: t.email.message }));
    await page.keyboard.type('Dear Sara');
    await page.getByText(t.email.kept, { exact: true }).waitFor();
    await page.reload();
    await expect(subject).toHaveValue('Offer for Tuesday');
    await expect(page.getByRole('list', { name: t.email.lines.to }).getByRole('listitem')).toHaveText([recipient]);
    await mail.tabTo(subject);
    await mail.press('Control+Enter');
    await app.seeToast(t.email.sent);

    await mail.tabTo(mail.folder('sent'), 'Shift+Tab');
    await mail.press('Enter');
    await mail.seeFirstSubject('Offer for Tuesday');
    await mail.press('j', 'Enter');
    await expect(mail.heading).toHaveText('Offer for Tuesday');
    await mail.press('r');
    await expect(page.getByRole('textbox', { name: t.email.message })).toBeFocused();
    await page.keyboard.type('One more thing');
    await mail.press('Control+Enter');
    await expect(page.getByRole('listitem').getByText('One more thing')).toBeVisible();
  });

  test('DEMO-03 thousands of mails are in few nodes, wherever one is', async ({ app, page }) => {
    const { mail } = app;
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
    const before = await nodes();
    expect(Number(await mail.list.getAttribute('aria-rowcount'))).toBeGreaterThan(1000);
    await mail.press('j', 'PageDown', 'PageDown', 'Control+End');
    await expect(mail.focusedRow).toHaveAttribute('aria-rowindex', (await mail.list.getAttribute('aria-rowcount'))!);
    expect(await mail.rows.count()).toBeLessThan(80);
    expect(await nodes()).toBeLessThan(before * 1.5);
  });
});

test('DEMO-03 what was attached is saved again from the sent mail, as it was, also after a reload', async ({
  app,
  page,
}) => {
  const { mail, t } = app;
  const [name, content] = ['عرض.txt', 'عرض الوظيفة'];
  await app.open('/apps/email?compose=new');
  const to = page.getByRole('textbox', { name: t.email.lines.to, exact: true });
  await to.fill(recipient);
  await to.press(',');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await page.getByText(t.email.kept, { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: t.email.send }).click();
  await app.seeToast(t.email.sent);
  await mail.folder('sent').click();
  await mail.rows.first().getByRole('link').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: filled(t.email.attachments.save, { name }) }).click();
  const saved = await saving;
  expect([saved.suggestedFilename(), await readFile(await saved.path(), 'utf8')]).toEqual([name, content]);
});

test.describe('the demo’s e-mail on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('DEMO-03 one pane at a time, each with a way back', async ({ app, page }) => {
    const { mail, t } = app;
    await app.open('/apps/email');
    await mail.rows.first().getByRole('link').click();
    await expect(mail.heading).toBeVisible();
    await expect(mail.list).toBeHidden();
    await page.getByRole('button', { name: t.email.back }).click();
    await expect(mail.heading).toBeHidden();
    await page.getByRole('button', { name: t.email.folders.title }).click();
    await expect(mail.list).toBeHidden();
    await mail.folder('spam').click();
    await expect(mail.list).toHaveAccessibleName(t.email.folders.spam);
    await page.goBack();
    await expect(mail.folder('spam')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
