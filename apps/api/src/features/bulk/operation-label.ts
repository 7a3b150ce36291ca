import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { loadMessages } from '@diwan/messages/load-messages';
import { keyOf } from '#crud/export/export.ts';
import { resourceTitle } from '#crud/resource-title.ts';
import { resourceAt } from '#resources/index.ts';

/** How the history names an operation: by what it was about. */
export async function operationLabel(resource: BulkOperation['resource']): Promise<LocalizedText> {
  const [ar, en] = await Promise.all([loadMessages('bulk', 'ar'), loadMessages('bulk', 'en')]);
  const title = await resourceTitle(keyOf(resourceAt(resource)));
  const noun = title.en.charAt(0).toLowerCase() + title.en.slice(1);
  return { ar: ar.operationOn.replace('{{title}}', title.ar), en: en.operationOn.replace('{{title}}', noun) };
}
