import type { EmailTemplate } from '@diwan/api-contract/resources/email-templates';
import { resources, type ResourceKey } from '@diwan/api-contract/resources';
import { loadMessages } from '@diwan/messages/load-messages';

interface Named {
  title: string;
  events?: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
}

/** Meetings are events of applications. */
const within: Readonly<Record<string, ResourceKey>> = { interview: 'applications' };

const resourceOf = (workflow: string): ResourceKey =>
  within[workflow] ?? (Object.keys(resources) as ResourceKey[]).find((key) => resources[key].workflow === workflow)!;

/** An event of a workflow in words: whose it is, and what it is called. */
export async function causedBy(type: string): Promise<NonNullable<EmailTemplate['cause']>> {
  const [workflow, event] = type.split('.') as [string, string];
  const resource = resourceOf(workflow);
  const inLanguage = async (language: 'ar' | 'en') => {
    const { title, events }: Named = await loadMessages(resource, language);
    return `${title}: ${events![workflow]![event]!}`;
  };
  return { type, label: { ar: await inLanguage('ar'), en: await inLanguage('en') } };
}
