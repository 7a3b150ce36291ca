import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Texts = Readonly<Record<string, string>>;

const source = join(import.meta.dirname, '../../packages/messages/src');
const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** The refusals of every resource, and those that all have. */
async function refusalsIn(language: 'en' | 'ar'): Promise<Texts> {
  const paths = folders
    .filter(({ name }) => name !== 'vocabulary')
    .map(({ name }) => join(source, name, `${language}.ts`));
  const files = await Promise.all(paths.map((path) => import(pathToFileURL(path).href)));
  return Object.assign({}, ...files.map(({ messages }: { messages: { refusals?: Texts } }) => messages.refusals ?? {}));
}

const [en, ar] = await Promise.all([refusalsIn('en'), refusalsIn('ar')]);

/** What a person is told when a workflow refuses an event, in both languages. */
export function refusalText(reason: string): { en: string; ar: string } {
  const text = { en: en[reason], ar: ar[reason] };
  if (!text.en || !text.ar)
    throw new Error(`The refusal "${reason}" has no text in packages/messages/src/<resource>/{en,ar}.ts.`);
  return text as { en: string; ar: string };
}
