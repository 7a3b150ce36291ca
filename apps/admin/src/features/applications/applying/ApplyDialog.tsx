import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import type { FieldError, Problem } from '@diwan/api-contract/problem';
import { applicationOnBehalf } from '@diwan/api-contract/resources/application-on-behalf';
import { problemOf } from '@diwan/machines/problem';
import { Banner, Dialog, Stack, Text, toasts } from '@diwan/ui';
import { useState } from 'react';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { DialogFoot } from '#crud/feedback/DialogFoot.tsx';
import { unsavedText } from '#crud/feedback/problem-text.ts';
import { useTries } from '#crud/feedback/use-tries.ts';
import { FieldInput } from '#crud/fields/inputs.tsx';
import { validateDraft } from '#crud/form/validation/validate-draft.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { useTypedAnswer } from '#crud/workflow/question/use-typed-answer.ts';

interface ApplyDialogProps {
  /** The job post whose applicants are on screen; asked for where there is none. */
  jobPost: string | undefined;
  onAdded: (id: string) => void;
  onClose: () => void;
}

const event = 'application.apply';
const fields = fieldsOf(applicationOnBehalf);
type Part = keyof typeof applicationOnBehalf.shape;
const parts: readonly Part[] = ['jobPost', 'seeker', 'expectedSalary', 'coverNote'];

/** Applies for a candidate who asked staff to. */
export default function ApplyDialog({ jobPost, onAdded, onClose }: ApplyDialogProps) {
  const { t } = useResource();
  const blank: Record<Part, unknown> = {
    jobPost: jobPost ?? null,
    seeker: null,
    expectedSalary: null,
    coverNote: null,
  };
  const [values, change, forget] = useTypedAnswer(jobPost ?? 'applications', event, blank, () => blank);
  const { hasTried, noteTry } = useTries();
  const [problem, setProblem] = useState<Problem | null>(null);
  const wrong = validateDraft({ schema: applicationOnBehalf }, values);
  const applying = useMutation({
    act: (idempotencyKey) =>
      expectBody(client.applications.apply({ body: applicationOnBehalf.parse(values), idempotencyKey })),
    onDone: ({ id }) => {
      forget();
      toasts.show({ title: t(`done.${event}`), tone: 'positive' });
      onAdded(id);
    },
    onFailed: (error) => setProblem(problemOf(error)),
  });
  const errorAt = errorsOf(hasTried ? [...wrong, ...(problem?.errors ?? [])] : [], t);

  function submit() {
    noteTry();
    if (wrong.length > 0) return;
    setProblem(null);
    applying.start();
  }
  const cancel = () => {
    forget();
    onClose();
  };

  return (
    <Dialog
      title={t('applying.title')}
      isOpen
      isDismissable={false}
      keepsEntries
      onClose={cancel}
      footer={
        <DialogFoot submitLabel={t('applying.submit')} isBusy={applying.isBusy} onCancel={cancel} onSubmit={submit} />
      }
    >
      <Stack gap="md">
        {problem ? <Banner tone="critical">{problemText(problem, t)}</Banner> : null}
        {parts
          .filter((part) => part !== 'jobPost' || jobPost === undefined)
          .map((part) => (
            <FieldInput
              key={part}
              field={fields[part]!}
              path={part}
              label={t(`applying.fields.${part}`)}
              value={values[part]}
              onChange={(value) => change({ ...values, [part]: value })}
              errorAt={errorAt}
              isRequired={!fields[part]!.isOptional}
              isDisabled={applying.isBusy}
            />
          ))}
        <Text size="small" tone="muted">
          {t('applying.told')}
        </Text>
      </Stack>
    </Dialog>
  );
}

function errorsOf(errors: readonly FieldError[], t: CellContext['t']): (path: string) => string | undefined {
  return (path) => {
    const found = errors.find((error) => error.path === path);
    const attr = t(`applying.fields.${path}`);
    return found && t(`invalid.${found.code}`, { ...found.params, attr, defaultValue: t('invalid.invalid', { attr }) });
  };
}

function problemText({ code, reason }: Problem, t: CellContext['t']): string {
  if (code === 'refused') return refusalText(reason, t);
  return code === 'invalid' ? t('meeting.invalid') : unsavedText({ code }, t);
}
