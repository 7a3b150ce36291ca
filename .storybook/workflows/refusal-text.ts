type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<{ messages: { refusals?: Texts } }>('../../packages/messages/src/*/{en,ar}.ts', {
  eager: true,
});

/** The refusals of every resource, and those that all have. */
function refusalsIn(language: 'en' | 'ar'): Texts {
  const ofLanguage = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ts`));
  return Object.assign({}, ...ofLanguage.map(([, { messages }]) => messages?.refusals ?? {}));
}

const texts = { en: refusalsIn('en'), ar: refusalsIn('ar') };

/** What a person is told when a workflow refuses an event, in both languages. */
export function refusalText(reason: string): { en: string; ar: string } {
  const [en, ar] = [texts.en[reason], texts.ar[reason]];
  if (!en || !ar)
    throw new Error(`The refusal "${reason}" has no text in packages/messages/src/<resource>/{en,ar}.ts.`);
  return { en, ar };
}
