import { Suspense } from 'react';
import { lazyWhenIdle } from '../feedback/lazy.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { cells } from '../resource/cells/cells.tsx';
import { isMasked } from '../resource/field.ts';
import { pathOf } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import * as styles from './overview.css.ts';

const MaskedValue = lazyWhenIdle(['records'], () => import('../reveal/MaskedValue.tsx'));

/** The value of one field of a record; personal data is masked until somebody reveals it. */
export function DocumentValue({ record, name }: { record: AnyRecord; name: string }) {
  const { resource, language } = useResource();
  const field = resource.fields[name]!;
  const value = (record as unknown as Record<string, unknown>)[name];
  if (!isMasked(field) || typeof value !== 'string') return <FieldValue field={field} name={name} value={value} />;
  return (
    <Suspense fallback={<span className={styles.masked}>{cells.latin(value)}</span>}>
      <MaskedValue
        path={pathOf(resource.key)}
        id={record.id}
        name={resource.label(record, language)}
        field={name}
        masked={value}
        shown={(revealed) => <FieldValue field={field} name={name} value={revealed} />}
      />
    </Suspense>
  );
}
