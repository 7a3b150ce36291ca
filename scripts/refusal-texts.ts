import { messages as applicationsAr } from '../apps/admin/src/messages/ar/applications.ts';
import { messages as workflowsAr } from '../apps/admin/src/messages/ar/workflows.ts';
import { messages as applicationsEn } from '../apps/admin/src/messages/en/applications.ts';
import { messages as workflowsEn } from '../apps/admin/src/messages/en/workflows.ts';

type Texts = Readonly<Record<string, string>>;

const en: Texts = { ...workflowsEn.refusals, ...applicationsEn.refusals };
const ar: Texts = { ...workflowsAr.refusals, ...applicationsAr.refusals };

/** What a person is told when a workflow refuses an event, in both languages. */
export function refusalText(reason: string): { en: string; ar: string } {
  const text = { en: en[reason], ar: ar[reason] };
  if (!text.en || !text.ar) throw new Error(`The refusal "${reason}" has no text in messages/{en,ar}/workflows.ts.`);
  return text as { en: string; ar: string };
}
