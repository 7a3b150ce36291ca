import { readsOfApplications } from '#models/applicants-model.ts';
import { expect, test } from '../test.ts';

const name = 'أحمد الزهراني';

test('DOM-01 T119 a card is moved by keyboard; a status that the machine forbids says why', async ({
  app,
  page,
  world,
}) => {
  const { jobPostId } = await world.records.application();
  await app.open(`/job_post/applicants/${jobPostId}?layout=board`);
  await app.board.see(name, 'pending');
  await app.board.seeCount('pending', 1);
  const menu = await app.board.openMenu(name);
  const forbidden = menu.getByRole('menuitem', { name: app.t.applications.states.application.recruited });
  await expect(forbidden).toContainText(app.t.applications.refusals.noStep);
  await expect(forbidden).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await app.board.moveByKeyboard(name, 'in-progress');
  await app.board.see(name, 'in-progress');
  await app.board.seeCount('in-progress', 1);
  await app.board.seeCount('pending', 0);
  await expect(app.board.card(name).getByRole('button').first()).toBeFocused();
});

test('DOM-01 MSG-11 MSG-12 a card is dragged; a rejection asks for its reason, and cancelling puts the card back', async ({
  app,
  world,
}) => {
  const { jobPostId } = await world.records.application();
  await app.open(`/job_post/applicants/${jobPostId}?layout=board`);
  await app.board.see(name, 'pending');
  await app.board.dragOver(name, 'recruited');
  await expect(app.board.column('recruited')).toContainText(app.t.applications.refusals.noStep);
  await app.board.drop();
  await app.board.see(name, 'pending');

  await app.board.dragOver(name, 'rejected');
  await app.board.drop();
  const question = app.applicants.question('reject', name);
  await app.applicants.confirm('reject', name);
  await expect(question).toContainText(app.t.applications.required.application.reject.reason);
  await question.locator('[name="reason"]').selectOption('other');
  await expect(question).toContainText(app.t.applications.required.application.reject.note);
  await question.getByRole('button', { name: app.t.crud.cancel, exact: true }).click();
  await app.board.see(name, 'pending');

  await app.board.dragOver(name, 'approved');
  await app.board.drop();
  await app.board.see(name, 'approved');
  await app.board.seeCount('approved', 1);
});

test('DOM-01 NAV-06 two people on one board: one wins, the other is told who, and both see the outcome', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const { jobPostId } = await world.records.application();
  const other = await colleague();
  for (const each of [app, other]) {
    await each.open(`/job_post/applicants/${jobPostId}?layout=board`);
    await each.board.see(name, 'pending');
  }
  // Nothing live reaches this window until it has moved the card.
  await page.route(readsOfApplications, (route) => (route.request().method() === 'GET' ? undefined : route.fallback()));
  await other.board.moveByKeyboard(name, 'approved');
  // The card lies there before the server has it.
  await other.seeToast(app.t.applications.done.application.approve);
  await app.board.moveByKeyboard(name, 'in-progress');
  await app.seeToast(app.t.crud.stale.title);
  await expect(page.getByText(other.member.name, { exact: false }).first()).toBeVisible();
  await app.board.see(name, 'approved');
  await page.unroute(readsOfApplications);
});

test('AUTH-13 NAV-06 NAV-09 a colleague’s move arrives on the board; list and board are two addresses', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const { jobPostId } = await world.records.application();
  await app.open(`/job_post/applicants/${jobPostId}`);
  await app.list.seeRow(name);
  await page.getByRole('link', { name: app.t.applications.layouts.board, exact: true }).click();
  await expect(page).toHaveURL(/layout=board/);
  await app.board.see(name, 'pending');
  await app.seeLive('resource.applications');
  const other = await colleague();
  await other.open(`/job_post/applicants/${jobPostId}?layout=board`);
  await other.board.moveByKeyboard(name, 'approved');
  await app.board.see(name, 'approved');
});
