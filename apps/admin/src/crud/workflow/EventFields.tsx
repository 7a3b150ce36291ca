import { hiddenValues, isShown } from '@diwan/api-contract/kinds/shown-when';
import { FieldInput } from '../fields/inputs.tsx';
import type { AnyField } from '../resource/field.ts';
import { refusalText } from '../resource/refusal-text.ts';
import { useResource } from '../resource/resource-context.ts';
import { brokenParts, isNeeded, type Values } from './event-payload.ts';

interface EventFieldsProps {
  event: string;
  fields: Readonly<Record<string, AnyField>>;
  values: Values;
  /** What it is sent to, where that is one record. */
  record?: object;
  onChange: (values: Values) => void;
  /** What is missing is said from the first try on. */
  isChecked: boolean;
  /** What the server found wrong, in words, by path. */
  wrongAt?: Readonly<Record<string, string>>;
  isDisabled: boolean;
}

/** What a part means, where its label does not say it all. */
const hints: Readonly<Record<string, string>> = { note: 'ask.noteHint', mail: 'ask.mailHint' };

/** What an event asks for: a reason, a message, a date. */
export function EventFields({
  event,
  fields,
  values,
  record,
  onChange,
  isChecked,
  wrongAt,
  isDisabled,
}: EventFieldsProps) {
  const { t } = useResource();
  const broken = brokenParts(fields, values);

  /** What is asked for no longer is not sent. */
  const set = (next: Values) => onChange({ ...next, ...hiddenValues(fields, next) });

  /** A resource may have words of its own for what is missing in one of its events. */
  function errorOf(path: string, code: string) {
    if (code !== 'required') return refusalText(code, t);
    return t(`required.${event}.${path}`, { defaultValue: t('invalid.required', { attr: t(`ask.${path}`) }) });
  }

  const shown = Object.entries(fields).filter(([, field]) => isShown(field, values));
  return shown.map(([part, field]) => (
    <FieldInput
      key={part}
      field={field}
      path={part}
      label={t(`ask.${part}`)}
      description={hints[part] && t(hints[part])}
      value={values[part]}
      siblings={{ ...record, ...values }}
      onChange={(value) => set({ ...values, [part]: value })}
      errorAt={(path) => (isChecked && broken[path] ? errorOf(path, broken[path]) : wrongAt?.[path])}
      isRequired={isNeeded(part, fields, values)}
      isDisabled={isDisabled}
    />
  ));
}
