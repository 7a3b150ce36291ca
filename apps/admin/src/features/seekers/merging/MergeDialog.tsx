import type { Problem } from '@diwan/api-contract/problem';
import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { problemOf } from '@diwan/machines/problem';
import { Banner, Button, Dialog, RetryButton, Stack, toasts } from '@diwan/ui';
import { useState } from 'react';
import { DialogFoot } from '#crud/feedback/DialogFoot.tsx';
import { LoadingForm } from '#crud/feedback/Loading.tsx';
import { unsavedText } from '#crud/feedback/problem-text.ts';
import { FieldInput } from '#crud/fields/inputs.tsx';
import { useMutation } from '#crud/query/use-mutation.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { resourceClient } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { MergeFields } from './MergeFields.tsx';
import { MergePlan } from './MergePlan.tsx';
import { type MergeChoices, proposedChoices, wishOf } from './merge-choices.ts';
import { useMerging } from './use-merging.ts';

interface MergeDialogProps {
  seeker: Seeker;
  /** Who may be the same person; asked for where nobody was found. */
  other: string | null;
  onMerged: (kept: string) => void;
  onClose: () => void;
}

const event = 'seeker.merge';

/** Makes two records of a person one: what would happen, and of each field that differs whose value stays. */
export default function MergeDialog({ seeker, other: found, onMerged, onClose }: MergeDialogProps) {
  const { resource, t } = useResource();
  const [other, setOther] = useState(found);
  const [chosen, setChosen] = useState<MergeChoices>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const { preview, kept, merged, hasFailed, refresh } = useMerging(seeker.id, other);
  const isKnown = preview !== null && kept !== null && merged !== null;
  const choices = isKnown ? { ...proposedChoices(kept, merged), ...chosen } : chosen;
  const merging = useMutation({
    act: (key) => {
      const wish = { into: kept!.id, intoVersion: kept!.version, ...wishOf(choices) };
      return resourceClient('seekers').send(
        merged!.id,
        merged!.version,
        { type: event, ...wish } as { type: string },
        key,
      );
    },
    onDone: () => {
      toasts.show({ title: t(`done.${event}`), tone: 'positive' });
      onMerged(kept!.id);
    },
    onFailed: (error) => setProblem(problemOf(error)),
  });
  function submit() {
    setProblem(null);
    merging.start();
  }

  return (
    <Dialog
      title={t('merging.title')}
      size="large"
      isOpen
      isDismissable={false}
      onClose={onClose}
      footer={
        <DialogFoot
          submitLabel={t('merging.submit')}
          isBusy={merging.isBusy}
          isDisabled={!isKnown || preview.reason !== null}
          onCancel={onClose}
          onSubmit={submit}
        />
      }
    >
      <Stack gap="lg">
        {problem ? (
          <Banner
            tone="critical"
            actions={problem.code === 'stale' ? <Button onPress={refresh}>{t('merging.readAgain')}</Button> : undefined}
          >
            {problemText(problem, t)}
          </Banner>
        ) : null}
        {found === null ? (
          <FieldInput
            field={resource.eventFields![event]!.into!}
            path="into"
            label={t('merging.other')}
            value={other}
            onChange={(value) => {
              setOther(value as string | null);
              setChosen({});
            }}
            errorAt={() => undefined}
            isRequired
            isDisabled={merging.isBusy}
          />
        ) : null}
        {hasFailed ? (
          <Banner tone="critical" actions={<RetryButton onPress={refresh} />}>
            {t('failed.text')}
          </Banner>
        ) : null}
        {isKnown ? (
          <>
            <MergePlan kept={kept} merged={merged} preview={preview} />
            <MergeFields
              kept={kept}
              merged={merged}
              choices={choices}
              isDisabled={merging.isBusy}
              onChoose={(field, whose) => setChosen((all) => ({ ...all, [field]: whose }))}
            />
          </>
        ) : other === null || hasFailed ? null : (
          <LoadingForm />
        )}
      </Stack>
    </Dialog>
  );
}

function problemText({ code, reason, errors = [] }: Problem, t: CellContext['t']): string {
  if (code === 'refused') return refusalText(reason, t);
  if (code === 'stale') return t('merging.stale');
  const names = [...new Set(errors.map(({ path }) => t(`fields.${path.split('.')[0]}`)))];
  return names.length > 0 ? t('merging.invalid', { fields: names.join(t('merging.and')) }) : unsavedText({ code }, t);
}
