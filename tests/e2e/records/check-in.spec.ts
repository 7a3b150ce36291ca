import { eventsIn } from '@diwan/api/test/event-records.ts';
import { expect, test } from '../test.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const soon = { startAt: inHours(1), endAt: inHours(5), registrationClosesAt: inHours(0.5) };

test.use({ viewport: { width: 390, height: 844 } });

test('three tickets that are shown without a network are checked in once each as soon as there is one, also after a reload', async ({
  app,
  page,
  context,
  world,
  person,
}) => {
  test.slow();
  const { checkIn } = app.t.eventRegistrations;
  const events = eventsIn(world.database, new Date());
  const { id } = await events.event(soon);
  const tickets = [await events.registration(id), await events.registration(id), await events.registration(id)];
  const [first] = tickets;
  let sent = 0;
  context.on('response', (response) => (sent += Number(response.url().endsWith('/check-ins') && response.ok())));
  const show = async (ticket: string) => {
    await page.getByLabel(checkIn.code).fill(ticket);
    await page.getByRole('button', { name: checkIn.letIn }).click();
  };
  const entries = page.getByRole('region', { name: checkIn.log }).getByRole('listitem');

  await app.open(`/events/checkIn/${id}`);
  await expect(page.getByText(checkIn.camera.unable)).toBeVisible();
  await context.setOffline(true);
  for (const { ticket } of tickets) await show(ticket);
  await show(first!.ticket.toLowerCase());
  await expect(entries.filter({ hasText: checkIn.waiting.title })).toHaveCount(3);
  await expect(page.getByText(checkIn.offline.title)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(entries.filter({ hasText: checkIn.outcomes.checkedIn.title })).toHaveCount(3, { timeout: 20_000 });
  expect(sent).toBe(3);
  const { rows } = await world.database.pool.query(
    `SELECT ticket, checked_in_by, (SELECT attended_count FROM events WHERE id = event_id) AS attended
     FROM event_registrations WHERE event_id = $1 AND state = 'checked_in'`,
    [id],
  );
  const expected = tickets.map(({ ticket }) => ({ ticket, checked_in_by: person.name, attended: 3 }));
  expect(rows.sort((one, other) => (one.ticket < other.ticket ? -1 : 1))).toEqual(
    expected.sort((one, other) => (one.ticket < other.ticket ? -1 : 1)),
  );

  await show(first!.ticket);
  await expect(page.getByRole('region', { name: checkIn.last })).toContainText(checkIn.outcomes.alreadyCheckedIn.title);
  await expect(page.getByRole('region', { name: checkIn.last })).toContainText(person.name);
  await show('NOBODY');
  await expect(page.getByRole('region', { name: checkIn.last })).toContainText(checkIn.outcomes.unknownTicket.title);
});

test('where the browser can keep no ticket the door says so, leaving asks first, and what was shown is sent all the same', async ({
  app,
  page,
  context,
  world,
}) => {
  const { checkIn } = app.t.eventRegistrations;
  const { leave } = app.t.shell;
  const events = eventsIn(world.database, new Date());
  const { id } = await events.event(soon);
  const { ticket } = await events.registration(id);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  // What asks about leaving comes a while after the screen.
  const asksToLeave = page.waitForEvent('requestfinished', (request) => /\/assets\/crud-late-/.test(request.url()));
  await app.open(`/events/checkIn/${id}`);
  await expect(page.getByText(checkIn.camera.unable)).toBeVisible();
  await asksToLeave;
  await context.setOffline(true);
  await page.getByLabel(checkIn.code).fill(ticket);
  await page.getByRole('button', { name: checkIn.letIn }).click();
  await expect(page.getByText(checkIn.offline.unkept)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await asked).dismiss();
  await page.getByRole('link', { name: checkIn.toEvent }).click();
  await app.dialog.click(leave.title, leave.stay);
  await context.setOffline(false);
  const entries = page.getByRole('region', { name: checkIn.log }).getByRole('listitem');
  await expect(entries.filter({ hasText: checkIn.outcomes.checkedIn.title })).toHaveCount(1, { timeout: 20_000 });
});

test('the ticket of a registration is a sheet of paper with its code, who comes, to what and when', async ({
  app,
  page,
  world,
}) => {
  const { ticket: words } = app.t.eventRegistrations;
  const events = eventsIn(world.database, new Date());
  const { id } = await events.event(soon);
  const { id: registrationId, ticket } = await events.registration(id);
  await app.open(`/events/registrations/view/${registrationId}`);
  await expect(page.getByRole('img', { name: words.qr.replace('{{ticket}}', ticket) })).toBeVisible();
  await page.getByRole('link', { name: words.open }).click();
  const paper = page.getByRole('article', { name: words.one });
  await expect(paper.getByRole('img', { name: words.qr.replace('{{ticket}}', ticket) })).toBeVisible();
  await expect(paper).toContainText(ticket);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: words.print })).toBeHidden();
  await expect(paper).toBeVisible();
});
