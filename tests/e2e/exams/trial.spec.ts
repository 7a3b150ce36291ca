import { addExam } from '@diwan/api/resources/exams/test-exam-records.ts';
import { choiceOf, questionOf } from '@diwan/api/resources/exams/test-exams.ts';
import type { Page } from '@playwright/test';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

const questions = [
  choiceOf(3, [1], { text: { ar: '<p>أي الخيارات صحيح؟</p>' } }),
  questionOf({ isTrue: true }),
  questionOf({ type: 'number', rightNumber: 25, text: { ar: '<p>كم عدد الصفحات؟</p>' } }),
  choiceOf(3, [], { type: 'ordering', text: { ar: '<p>رتّب الخطوات.</p>' } }),
  questionOf({ type: 'short_text', acceptedAnswers: ['جدة'], text: { ar: '<p>ما المدينة؟</p>' } }),
];

const attemptIn = (page: Page) => new URL(page.url()).searchParams.get('attempt')!;
async function answersOf({ database }: World, attemptId: string) {
  const { rows } = await database.pool.query('SELECT state, answers, flags FROM exam_attempts WHERE id = $1', [
    attemptId,
  ]);
  const [{ state, answers, flags }] = rows;
  return { state, flags, given: answers.map((each: { given: unknown }) => each.given) };
}

test('an exam is tried by keyboard alone, all answers arrive, and what is open is said before it is handed in', async ({
  app,
  page,
  world,
}) => {
  const words = app.t.examSitting;
  const exam = await addExam(world.database, { questions, showAnswers: 'after_pass', passingPercentage: 20 });
  await app.open(`/exams/view/${exam.id}`);
  await page.getByRole('link', { name: app.t.exams.tryIt }).press('Enter');
  await page.getByRole('button', { name: words.intro.begin }).press('Enter');
  const first = page.getByRole('radio', { name: /الخيار 1/ });
  await expect(first).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: /الخيار 2/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listitem').filter({ hasText: 'الخيار' }).first()).not.toContainText('1. ');
  await page.keyboard.press('2');
  await expect(page.getByText(words.saved.saved)).toBeVisible();
  await page.getByRole('button', { name: words.review }).press('Enter');
  await expect(page.getByText(words.summary.missing_one)).toBeVisible();
  const attemptId = attemptIn(page);
  await page.getByRole('button', { name: words.summary.submit }).press('Enter');
  await expect(page.getByRole('heading', { name: words.result.title })).toBeVisible();
  await expect(page.getByText(words.result.passed)).toBeVisible();
  const { state, given } = await answersOf(world, attemptId);
  expect(state).toBe('graded');
  expect(given.slice(0, 3)).toEqual([{ options: [questions[0]!.options[1]!.id] }, { isTrue: true }, { number: 25 }]);
  expect(given[3].options).toHaveLength(3);
});

test('what is answered without a network is kept in the browser, and sent once as soon as there is one', async ({
  app,
  page,
  context,
  world,
}) => {
  test.slow();
  const words = app.t.examSitting;
  const exam = await addExam(world.database, { questions });
  await app.open(`/exams/try/${exam.id}`);
  await page.getByRole('button', { name: words.intro.begin }).click();
  await page.getByRole('radio', { name: /الخيار 3/ }).check();
  await expect(page.getByText(words.saved.saved)).toBeVisible();
  let sent = 0;
  context.on('response', (response) => (sent += Number(response.url().includes('/answers/') && response.ok())));
  await context.setOffline(true);
  await page.getByRole('textbox', { name: words.answer.shortText, exact: true }).fill('جدة');
  await expect(page.getByText(words.saved.waiting_one)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('textbox', { name: words.answer.shortText, exact: true })).toHaveValue('جدة');
  await expect(page.getByRole('radio', { name: /الخيار 3/ })).toBeChecked();
  await expect(page.getByText(words.saved.saved)).toBeVisible();
  const { given } = await answersOf(world, attemptIn(page));
  expect([given[4], sent]).toEqual([{ text: 'جدة' }, 1]);
});

test('of two tabs the later one answers, the earlier one says so and can take over again', async ({
  app,
  page,
  context,
  world,
}) => {
  const words = app.t.examSitting;
  const exam = await addExam(world.database, { questions });
  await app.open(`/exams/try/${exam.id}`);
  await page.getByRole('button', { name: words.intro.begin }).click();
  await page.getByRole('radio', { name: /الخيار 2/ }).check();
  await expect(page.getByText(words.saved.saved)).toBeVisible();
  const other = await app.inNewWindow(context);
  await other.open(page.url());
  await expect(other.page.getByRole('radio', { name: /الخيار 2/ })).toBeChecked();
  await expect(page.getByText(words.displaced.title)).toBeVisible();
  await other.page.getByRole('textbox', { name: words.answer.shortText, exact: true }).fill('الرياض');
  await expect(other.page.getByText(words.saved.saved)).toBeVisible();
  await page.getByRole('button', { name: words.displaced.take }).click();
  await expect(page.getByRole('textbox', { name: words.answer.shortText, exact: true })).toHaveValue('الرياض');
  await expect(other.page.getByText(words.displaced.title)).toBeVisible();
});

test('each question has its time: whoever goes on does not come back, and the end hands in what is there', async ({
  app,
  page,
  world,
}) => {
  const words = app.t.examSitting;
  const exam = await addExam(world.database, { questions, timePerQuestionSec: 60 });
  await app.open(`/exams/try/${exam.id}`);
  await page.getByRole('button', { name: words.intro.begin }).click();
  await page.getByRole('radio', { name: /الخيار 2/ }).check();
  await page.getByRole('button', { name: words.next }).click();
  await page.getByRole('button', { name: words.between.next }).click();
  const second = filled(words.question, { number: '2', of: String(questions.length) });
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
  const attemptId = attemptIn(page);
  await world.database.pool.query("UPDATE exam_attempts SET due_at = now() + interval '4 seconds' WHERE id = $1", [
    attemptId,
  ]);
  await page.reload();
  await expect(page.getByRole('timer', { name: words.time.label, exact: true })).toHaveAttribute('data-late');
  await expect(page.getByText(words.result.timeOut)).toBeVisible({ timeout: 15_000 });
  expect(await answersOf(world, attemptId)).toMatchObject({ state: 'graded', flags: ['time_out'] });
});
