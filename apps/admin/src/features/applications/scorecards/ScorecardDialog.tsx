import { type Scorecard, type ScorecardDraft, scorecardDraft } from '@diwan/api-contract/endpoints/hiring/scorecards';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import type { Problem } from '@diwan/api-contract/problem';
import { mostStars } from '@diwan/api-contract/values/rating';
import type { Criterion } from '@diwan/api-contract/values/records/scorecard';
import { problemOf } from '@diwan/machines/problem';
import { Banner, Dialog, RatingField, Stack, Text, toasts } from '@diwan/ui';
import { useState } from 'react';
import { DialogFoot } from '#crud/feedback/DialogFoot.tsx';
import { unsavedText } from '#crud/feedback/problem-text.ts';
import { useTries } from '#crud/feedback/use-tries.ts';
import { FieldInput } from '#crud/fields/inputs.tsx';
import { starsText } from '#crud/fields/rating/rating.cell.tsx';
import { validateDraft } from '#crud/form/validation/validate-draft.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { useTypedAnswer } from '#crud/workflow/question/use-typed-answer.ts';
import { type ScorecardTarget, saveScorecard } from './use-scorecards.ts';

interface ScorecardDialogProps {
  about: string;
  criteria: readonly Criterion[];
  target: ScorecardTarget;
  /** One's own as it is; null while there is none. */
  own: Scorecard | null;
  onSaved: () => void;
  onClose: () => void;
}

const { recommendation, text } = fieldsOf(scorecardDraft);
type Draft = Omit<ScorecardDraft, 'recommendation'> & { recommendation: ScorecardDraft['recommendation'] | null };

/** Asks one colleague for their own opinion: stars by each criterion, a recommendation, and why. */
export default function ScorecardDialog({ about, criteria, target, own, onSaved, onClose }: ScorecardDialogProps) {
  const context = useResource();
  const { t, language } = context;
  const first = draftOf(own);
  const [draft, change, forget] = useTypedAnswer(subjectOf(target), 'scorecard', first, () => first);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { hasTried, noteTry } = useTries();
  const wrong = validateDraft({ schema: scorecardDraft }, draft);
  const saving = useMutation({
    act: (key) => saveScorecard(target, scorecardDraft.parse(draft), key),
    onDone: () => {
      forget();
      toasts.show({ title: t('scorecards.given'), tone: 'positive' });
      onSaved();
    },
    onFailed: (error) => setProblem(problemOf(error)),
  });
  const starsOf = (id: string) => draft.ratings.find(({ criterionId }) => criterionId === id)?.rating ?? 0;
  const errorAt = (path: string) =>
    hasTried && wrong.some((error) => error.path === path)
      ? t('invalid.required', { attr: t(`scorecards.fields.${path}`) })
      : undefined;

  function submit() {
    noteTry();
    if (wrong.length > 0) return;
    setProblem(null);
    saving.start();
  }
  function rate(criterionId: string, rating: number) {
    const others = draft.ratings.filter((each) => each.criterionId !== criterionId);
    change({ ...draft, ratings: rating === 0 ? others : [...others, { criterionId, rating }] });
  }
  const cancel = () => {
    forget();
    onClose();
  };

  return (
    <Dialog
      title={t('scorecards.giveFor', { about })}
      size="large"
      isOpen
      isDismissable={false}
      keepsEntries
      onClose={cancel}
      footer={
        <DialogFoot submitLabel={t('scorecards.save')} isBusy={saving.isBusy} onCancel={cancel} onSubmit={submit} />
      }
    >
      <Stack gap="md">
        {problem ? <Banner tone="critical">{problemText(problem, t)}</Banner> : null}
        <Text size="small" tone="muted">
          {t('scorecards.independent')}
        </Text>
        {criteria.map(({ id, name }) => (
          <RatingField
            key={id}
            label={localizedLabel(name, language)}
            most={mostStars}
            nameOf={(stars) => starsText(stars, context)}
            noneLabel={t('scorecards.unrated')}
            value={starsOf(id)}
            onChange={(stars) => rate(id, stars)}
            isDisabled={saving.isBusy}
          />
        ))}
        <FieldInput
          field={recommendation!}
          path="recommendation"
          label={t('scorecards.fields.recommendation')}
          value={draft.recommendation}
          onChange={(value) => change({ ...draft, recommendation: value as Draft['recommendation'] })}
          errorAt={errorAt}
          isRequired
          isDisabled={saving.isBusy}
        />
        <FieldInput
          field={text!}
          path="text"
          label={t('scorecards.fields.text')}
          value={draft.text}
          onChange={(value) => change({ ...draft, text: value as Draft['text'] })}
          errorAt={errorAt}
          isRequired={false}
          isDisabled={saving.isBusy}
        />
      </Stack>
    </Dialog>
  );
}

const subjectOf = (target: ScorecardTarget): string =>
  target.kind === 'own' ? target.id : `${target.applicationId} ${target.interviewId ?? ''}`;

function draftOf(own: Scorecard | null): Draft {
  if (!own) return { ratings: [], recommendation: null, text: null };
  const { ratings, recommendation: known, text: why } = own;
  const given = ratings.map(({ criterionId, rating }) => ({ criterionId, rating }));
  return { ratings: given, recommendation: known, text: why };
}

function problemText({ code, reason }: Problem, t: CellContext['t']): string {
  if (code === 'refused') return t(`scorecards.refusals.${reason}`);
  return code === 'stale' ? t('scorecards.stale') : unsavedText({ code }, t);
}
