import { focusField, RadioGroup, Stack } from '@diwan/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTries } from '#crud/feedback/use-tries.ts';
import { choiceLabel } from '#crud/fields/choice-label.ts';
import { offeredValues } from '#crud/resource/cells/reason-label.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { EventFields } from '#crud/workflow/EventFields.tsx';
import { blankPayload, brokenParts, payloadOf, type Values } from '#crud/workflow/event-payload.ts';
import { useTypedAnswer } from '#crud/workflow/question/use-typed-answer.ts';
import { suggestionFor } from '#crud/workflow/suggestions.ts';
import { usePreferences } from '#session/preferences/use-preferences.ts';
import * as styles from '../review.css.ts';
import type { Review } from '../use-review.ts';
import { useQuestionKeys } from './use-question-keys.ts';

interface ReviewQuestionProps {
  /** The id of its form, for the button that sends it. */
  form: string;
  event: string;
  review: Pick<Review, 'item' | 'returned' | 'decide'>;
}

/** What an event asks for, within the bar: reasons by their numbers, and Enter sends. */
export function ReviewQuestion({ form, event, review: { item, returned, decide } }: ReviewQuestionProps) {
  const context = useResource();
  const { resource, t, format } = context;
  const [{ hasShortcuts }] = usePreferences();
  const { reason, ...others } = resource.eventFields?.[event] ?? {};
  const fields = reason ? { reason, ...others } : others;
  const reasons = reason?.kind === 'choice' ? { labels: reason.labels, values: offeredValues(reason) } : null;
  const [values, change] = useTypedAnswer<Values>(item?.id ?? '', event, fields, () => {
    const { type, ...given } = returned?.event ?? { type: '' };
    const suggested = item ? suggestionFor(item.id, event) : {};
    return {
      ...blankPayload(fields),
      ...resource.eventDefaults?.[event],
      ...suggested,
      ...(type === event ? given : {}),
    };
  });
  const { hasTried, noteTry } = useTries();
  const broken = brokenParts(fields, values);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = element.current?.querySelector<HTMLElement>('input, textarea, button');
    (element.current?.querySelector<HTMLElement>('input:checked') ?? first)?.focus();
  }, []);

  function submit() {
    noteTry();
    if (Object.keys(broken).length === 0) decide({ type: event, ...payloadOf(values) });
  }

  function choose(value: string) {
    change({ ...values, reason: value });
    if (value === 'other' && 'note' in others) focusField('note');
    else element.current?.querySelector<HTMLElement>(`input[value="${value}"]`)?.focus();
  }

  useQuestionKeys(element, {
    onNumber: (index) => {
      const chosen = hasShortcuts ? reasons?.values[index] : undefined;
      if (chosen) choose(chosen);
    },
    onEnter: submit,
  });

  return (
    <form
      ref={element}
      id={form}
      aria-label={t(`events.${event}`)}
      noValidate
      onSubmit={(submitted: FormEvent) => {
        submitted.preventDefault();
        submit();
      }}
      className={styles.question}
    >
      {reasons ? (
        <RadioGroup
          name="reason"
          label={t('ask.reason')}
          choices={reasons.values.map((value, index) => {
            const label = choiceLabel(reasons.labels, value, context);
            return { value, label: hasShortcuts ? `${format.number(index + 1)}. ${label}` : label };
          })}
          value={values.reason as string | null}
          onChange={(value) => change({ ...values, reason: value })}
          errorMessage={hasTried && broken.reason ? refusalText('reasonMissing', t) : undefined}
          isRequired
        />
      ) : null}
      <Stack gap="md">
        <EventFields
          event={event}
          fields={reasons ? others : fields}
          values={values}
          onChange={change}
          isChecked={hasTried}
          isDisabled={false}
        />
      </Stack>
    </form>
  );
}
