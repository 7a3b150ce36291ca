import { Link } from '@diwan/ui';
import { type ReactNode, Suspense } from 'react';
import { useSession } from '#session/session-context.tsx';
import { lazyWhenIdle } from '../feedback/lazy.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { type MaskedPart, MaskedPartContext } from '../fields/masked/masked-row.ts';
import { cells } from '../resource/cells/cells.tsx';
import { isMasked } from '../resource/field.ts';
import { pathOf } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import { pageOf } from '../resource/resource-paths.ts';
import type { AnyRecord, Referable } from '../resource/resource-types.ts';
import * as styles from './overview.css.ts';

const MaskedValue = lazyWhenIdle(['records'], () => import('../reveal/MaskedValue.tsx'));

function LeadingToIt({ to, id, children }: { to: Referable; id: string; children: ReactNode }) {
  const page = pageOf(to, id, useSession().can);
  return page ? <Link href={page}>{children}</Link> : children;
}

/** The value of one field of a record; personal data is masked until somebody reveals it. */
export function DocumentValue({ record, name }: { record: AnyRecord; name: string }) {
  const { resource, language, t } = useResource();
  const field = resource.fields[name]!;
  const value = (record as unknown as Record<string, unknown>)[name];
  const of = { path: pathOf(resource.key), id: record.id, name: resource.label(record, language) };
  const draw = ({ masked, ...part }: Pick<MaskedPart, 'field' | 'label' | 'masked' | 'shown'> & { row?: string }) => (
    <Suspense fallback={<span className={styles.masked}>{cells.latin(masked)}</span>}>
      <MaskedValue {...of} {...part} masked={masked} />
    </Suspense>
  );
  if (field.kind === 'rows')
    return (
      <MaskedPartContext value={draw}>
        <FieldValue field={field} name={name} value={value} />
      </MaskedPartContext>
    );
  if (field.kind === 'reference' && typeof value === 'string')
    return (
      <LeadingToIt to={field.to as Referable} id={value}>
        <FieldValue field={field} name={name} value={value} />
      </LeadingToIt>
    );
  if (!isMasked(field) || typeof value !== 'string') return <FieldValue field={field} name={name} value={value} />;
  return draw({
    field: name,
    label: t(`fields.${name}`),
    masked: value,
    shown: (revealed) => <FieldValue field={field} name={name} value={revealed} />,
  });
}
