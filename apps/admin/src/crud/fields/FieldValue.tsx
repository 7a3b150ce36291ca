import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import { KeyValueList, Stack, Text } from '@diwan/ui';
import type { ReactNode } from 'react';
import { useOptionsById } from '../query/use-record-labels.ts';
import type { CellContext } from '../resource/cell-context.ts';
import { cells } from '../resource/cells.tsx';
import type { AnyField } from '../resource/field.ts';
import { useResource } from '../resource/resource-context.ts';
import { choiceLabel } from './choice-label.ts';
import * as styles from './fields.css.ts';

interface FieldValueProps {
  field: AnyField;
  /** Name of the field; the labels of its parts stand under it. */
  name: string;
  value: unknown;
}

/** A field's value as it is read, by its kind. */
export function FieldValue({ field, name, value }: FieldValueProps) {
  const context = useResource();
  switch (field.kind) {
    case 'reference':
      return <ReferenceValue to={field.to} id={value as string | null} />;
    case 'group':
      return <GroupValue fields={field.fields} name={name} value={value as Record<string, unknown>} />;
    case 'rows':
      return <RowsValue fields={field.fields} name={name} value={value as Record<string, unknown>[]} />;
    default:
      return plainValue(field, value, context);
  }
}

function plainValue(field: AnyField, value: unknown, context: CellContext): ReactNode {
  const { t, format, language } = context;
  switch (field.kind) {
    case 'text':
      return field.isLatin ? cells.latin(value as string | null) : cells.text(value as string | null);
    case 'localized':
      return <Paragraphs text={value as LocalizedText | null} language={language} />;
    case 'number':
      return value === null ? cells.text(null) : format.number(value as number);
    case 'money':
      return cells.money(value as number | null, context);
    case 'flag':
      return t(value ? 'yes' : 'no');
    case 'choice':
      return value === null ? cells.text(null) : choiceLabel(field.labels, value as string, context);
    case 'choices': {
      const labels = (value as string[]).map((each) => choiceLabel(field.labels, each, context));
      return labels.length > 0 ? format.list(labels) : cells.text(null);
    }
    case 'tags':
      return cells.text(format.list(value as string[]));
    case 'day':
      return cells.day(value as string | null, context);
    case 'moment':
      return cells.moment(value as string | null, context);
    case 'shown':
      return field.cell(value, context);
    default:
      return null;
  }
}

function Paragraphs({ text, language }: { text: LocalizedText | null; language: 'ar' | 'en' }) {
  if (!text) return cells.text(null);
  const paragraphs = ((language === 'en' && text.en) || text.ar).split('\n').filter((line) => line.trim() !== '');
  const lang = language === 'en' && text.en ? 'en' : 'ar';
  if (paragraphs.length === 0) return cells.text(null);
  return (
    <div className={styles.prose} dir="auto" lang={lang}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </div>
  );
}

function ReferenceValue({ to, id }: { to: Extract<AnyField, { kind: 'reference' }>['to']; id: string | null }) {
  const [option] = useOptionsById(to, id ? [id] : []);
  return id ? (option?.label ?? '…') : cells.text(null);
}

type PartsProps = { fields: Record<string, AnyField>; name: string; value: Record<string, unknown> };

function GroupValue({ fields, name, value }: PartsProps) {
  const { t } = useResource();
  const items = Object.entries(fields).map(([part, field]) => ({
    id: part,
    name: t(`parts.${name}.${part}`),
    value: <FieldValue field={field} name={part} value={value[part]} />,
  }));
  return <KeyValueList items={items} />;
}

function RowsValue({
  fields,
  name,
  value,
}: {
  fields: PartsProps['fields'];
  name: string;
  value: Record<string, unknown>[];
}) {
  if (value.length === 0) return cells.text(null);
  return (
    <Stack gap="sm">
      {value.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows are values without an identity
        <GroupValue key={index} fields={fields} name={name} value={row} />
      ))}
    </Stack>
  );
}
