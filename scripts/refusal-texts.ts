import { messages as applicationsAr } from '@diwan/messages/applications/ar';
import { messages as applicationsEn } from '@diwan/messages/applications/en';
import { messages as workflowsAr } from '@diwan/messages/workflows/ar';
import { messages as workflowsEn } from '@diwan/messages/workflows/en';

type Texts = Readonly<Record<string, string>>;

const en: Texts = { ...workflowsEn.refusals, ...applicationsEn.refusals };
const ar: Texts = { ...workflowsAr.refusals, ...applicationsAr.refusals };

/** What a person is told when a workflow refuses an event, in both languages. */
export function refusalText(reason: string): { en: string; ar: string } {
  const text = { en: en[reason], ar: ar[reason] };
  if (!text.en || !text.ar)
    throw new Error(`The refusal "${reason}" has no text in packages/messages/src/workflows/{en,ar}.ts.`);
  return text as { en: string; ar: string };
}
