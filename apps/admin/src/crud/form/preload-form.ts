import { loadMessages } from '#messages/messages.ts';
import { whenCalm } from '#navigation/screens/after-screen.ts';
import { loadEditor } from '../fields/rich-text/load-editor.ts';
import type { Resource } from '../resource/define-resource.ts';
import type { AnyField } from '../resource/field.ts';

/** Fetches the form of a resource while nothing else is to do, so that it opens at once. */
export async function preloadForm(resource: Resource): Promise<void> {
  if (!resource.loadDraft) return;
  const fields = Object.values(resource.fields);
  await whenCalm(async () => {
    const [{ loadDraftSchema }] = await Promise.all([
      import('./validation/load-draft-schema.ts'),
      import('./EditScreen.tsx'),
      import('../fields/own/own-inputs.ts').then(({ loadOwnInputs }) => loadOwnInputs(resource.fields)),
      has('date', fields) && import('@diwan/ui/DateField/DateField'),
      has('instant', fields) && import('@diwan/ui/DateTimeField/DateTimeField'),
      has('richText', fields) && loadEditor(),
      loadMessages('forms'),
    ]);
    await loadDraftSchema(resource);
    // What isn't there yet is fetched again when the form is opened, and its failure is told there.
  }).catch(() => undefined);
}

const has = (kind: AnyField['kind'], fields: readonly AnyField[]) => fields.some((field) => field.kind === kind);
