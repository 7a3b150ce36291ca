import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExamQuestion } from './question.ts';
import { resultOf, scoreOf } from './score.ts';

const ids = Array.from({ length: 6 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`);
const question = (given: Partial<ExamQuestion>): ExamQuestion => ({
  id: ids[0]!,
  type: 'single',
  text: { ar: 'سؤال' },
  image: null,
  options: [],
  isTrue: false,
  acceptedAnswers: [],
  rightNumber: null,
  tolerance: null,
  marks: 4,
  negativeMarks: 1,
  difficulty: 3,
  skillId: null,
  explanation: null,
  ...given,
});
const options = (right: readonly number[], count = 5) =>
  ids.slice(0, count).map((id, index) => ({ id, text: { ar: 'خيار' }, isCorrect: right.includes(index) }));
const strict = { negativeMarking: true };
const mild = { negativeMarking: false };
const chosen = (...places: number[]) => ({ options: places.map((place) => ids[place]!) });

test('one answer is right or wrong; a wrong one costs marks only where the exam says so', () => {
  const single = question({ options: options([1]) });
  expect(scoreOf(single, chosen(1), strict)).toBe(400);
  expect(scoreOf(single, chosen(0), strict)).toBe(-100);
  expect(scoreOf(single, chosen(0), mild)).toBe(0);
  expect(scoreOf(single, undefined, strict)).toBe(0);
  expect(scoreOf(single, {}, strict)).toBe(0);
});

test('of several answers each right one gives its share and each wrong one takes as much', () => {
  const multiple = question({ type: 'multiple', options: options([0, 1, 2]) });
  expect(scoreOf(multiple, chosen(0, 1, 2), strict)).toBe(400);
  expect(scoreOf(multiple, chosen(0, 1), strict)).toBe(266);
  expect(scoreOf(multiple, chosen(0, 1, 3), strict)).toBe(133);
  expect(scoreOf(multiple, chosen(0, 1, 2, 3, 4), mild)).toBe(133);
  expect(scoreOf(multiple, chosen(3, 4), strict)).toBe(-100);
});

test('what is put in order counts by what stands in its place', () => {
  const ordering = question({ type: 'ordering', options: options([], 4) });
  expect(scoreOf(ordering, chosen(0, 1, 2, 3), strict)).toBe(400);
  expect(scoreOf(ordering, chosen(0, 1, 3, 2), strict)).toBe(200);
  expect(scoreOf(ordering, chosen(1, 2, 3, 0), strict)).toBe(-100);
});

test('a text is compared as a search would find it, a number within its tolerance', () => {
  const text = question({ type: 'short_text', acceptedAnswers: ['خطة الإخلاء', 'git switch -c'] });
  for (const given of ['خطه الاخلاء', 'خِطّة الإخلاء', 'GIT SWITCH -C'])
    expect(scoreOf(text, { text: given }, strict), given).toBe(400);
  expect(scoreOf(text, { text: 'خطة' }, strict)).toBe(-100);
  const number = question({ type: 'number', rightNumber: 85, tolerance: 0.5 });
  expect([84.5, 85.5, 85.6].map((each) => scoreOf(number, { number: each }, mild))).toEqual([400, 400, 0]);
});

test('an essay and a file wait for somebody', () => {
  expect(scoreOf(question({ type: 'essay' }), { text: 'مقال' }, mild)).toBeNull();
  expect(scoreOf(question({ type: 'file' }), undefined, mild)).toBeNull();
});

const anyQuestion = fc
  .record({
    type: fc.constantFrom('single' as const, 'multiple' as const, 'ordering' as const),
    right: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1 }),
    marks: fc.integer({ min: 0, max: 100 }),
  })
  .chain(({ type, right, marks }) =>
    fc
      .integer({ min: 0, max: marks })
      .map((negativeMarks) => question({ type, marks, negativeMarks, options: options(right, 6) })),
  );
const anyAnswer = fc.uniqueArray(fc.constantFrom(...ids)).map((some) => ({ options: some }));

test('no answer is worth more than its question or costs more than that takes away, and the key is worth all of it', () => {
  fc.assert(
    fc.property(anyQuestion, anyAnswer, fc.boolean(), (asked, answer, negativeMarking) => {
      const score = scoreOf(asked, answer, { negativeMarking })!;
      expect(Number.isInteger(score)).toBe(true);
      expect(score).toBeLessThanOrEqual(asked.marks * 100);
      expect(score).toBeGreaterThanOrEqual(negativeMarking ? -asked.negativeMarks * 100 : 0);
      const right = asked.options.filter(({ isCorrect }) => isCorrect || asked.type === 'ordering').map(({ id }) => id);
      if (asked.type !== 'single' || right.length === 1)
        expect(scoreOf(asked, { options: right }, { negativeMarking })).toBe(asked.marks * 100);
    }),
  );
});

test('an attempt is passed exactly where its marks are enough, and never has fewer than none', () => {
  expect(resultOf([-300, 100], 400, 60)).toEqual({ score: 0, percentage: 0, isPassed: false });
  expect(resultOf([599], 1000, 60)).toEqual({ score: 599, percentage: 59, isPassed: false });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -500, max: 1000 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 0, max: 100 }),
      (scores, most, passing) => {
        const { score, percentage, isPassed } = resultOf(scores, most, passing);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(isPassed).toBe(percentage >= passing);
      },
    ),
  );
});
