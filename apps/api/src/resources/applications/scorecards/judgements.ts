/** What colleagues write on scorecards, by what they recommend. */
export const judgements = {
  definitely_not: ['لا تتوفر المهارات الأساسية للوظيفة.', 'What the CV says of the last job did not hold up.'],
  no: ['الخبرة أقل مما تتطلبه الوظيفة.', 'توقعات الراتب بعيدة عن الميزانية.', 'Knows the theory, has little practice.'],
  no_decision: ['أحتاج إلى مقابلة ثانية قبل أن أوصي.', 'Good answers, but hardly any about teamwork.'],
  yes: ['خبرة مناسبة وتواصل واضح.', 'ينقص التدريب على نظامنا فقط.', 'Solid, and could start next month.'],
  strong_yes: [
    'من أفضل من تقدموا لهذه الوظيفة.',
    'إجابات عملية دقيقة وحماس ظاهر.',
    'The best interview of this round.',
  ],
} as const;
