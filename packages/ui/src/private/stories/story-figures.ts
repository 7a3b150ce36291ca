import { createFormat } from '#format/format.ts';
import { useStoryLanguage } from './story-projects.tsx';

/** Texts and figures of the stories of charts. */
const texts = {
  ar: {
    label: 'المشاريع حسب الحالة',
    pointHead: 'الأسبوع من',
    states: ['قيد التنفيذ', 'منجزة', 'متوقفة', 'مقترحة', 'ملغاة', 'أخرى'],
    steps: ['اقتُرحت', 'رُوجعت', 'اعتُمدت', 'أُنجزت'],
    whole: 'مشروعًا',
    part: 'الحالة',
    step: 'الخطوة',
    amount: 'العدد',
    share: 'من الكل',
    ofFirst: 'من المقترحة',
    ofPrevious: 'من الخطوة السابقة',
  },
  en: {
    label: 'Projects by state',
    pointHead: 'Week from',
    states: ['In progress', 'Finished', 'Paused', 'Proposed', 'Cancelled', 'Other'],
    steps: ['Proposed', 'Reviewed', 'Approved', 'Finished'],
    whole: 'projects',
    part: 'State',
    step: 'Step',
    amount: 'Number',
    share: 'Of all',
    ofFirst: 'Of the proposed',
    ofPrevious: 'Of the step before',
  },
};

const weeks = Array.from({ length: 13 }, (_, index) =>
  new Date(Date.UTC(2026, 7, 2 + index * 7)).toISOString().slice(0, 10),
);

/** What stories of charts show, in the language of the toolbar. */
export function useStoryFigures() {
  const language = useStoryLanguage();
  const { number, percent, date } = createFormat(language);
  const words = texts[language];
  return {
    words,
    format: { formatNumber: (value: number) => number(value), formatShare: percent },
    series: words.states.map((name, at) => ({ id: `s${at}`, name })),
    points: weeks.map((week, at) => ({
      id: week,
      name: date(week).replace(/ ?\d{4}.*$/, ''),
      values: words.states.map((_, series) => 18 + series * 9 + ((at * (series + 3) * 7) % 23)),
    })),
  };
}
