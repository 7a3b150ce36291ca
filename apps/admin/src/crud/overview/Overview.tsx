import { isShown } from '@diwan/api-contract/kinds/shown-when';
import { Heading, KeyValueList, Stack } from '@diwan/ui';
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

/** A record's fields by section, and the computed that the server adds. */
export function Overview({ record }: { record: AnyRecord }) {
  const context = useResource();
  const { resource, t, language } = context;
  const path = pathOf(resource.key);
  const values = record as unknown as Record<string, unknown>;
  const stamps = [
    { id: 'createdAt', name: t('stamps.createdAt'), value: cells.moment(record.createdAt, context) },
    { id: 'createdBy', name: t('stamps.createdBy'), value: <span dir="auto">{record.createdBy.name}</span> },
    { id: 'updatedAt', name: t('stamps.updatedAt'), value: cells.moment(record.updatedAt, context) },
  ];
  const computed = (resource.computed ?? []).map(({ key, cell }) => ({
    id: key,
    name: t(`computed.${key}`),
    value: cell(record, context),
  }));
  return (
    <div className={styles.container}>
      <div className={styles.overview}>
        <Stack gap="xl">
          {resource.sections.map(({ key, fields }) => (
            <section key={key} aria-label={t(`sections.${key}`)} className={styles.section}>
              <Heading level={2}>{t(`sections.${key}`)}</Heading>
              <KeyValueList
                items={fields
                  .filter((name) => isShown(resource.fields[name]!, values))
                  .map((name) => ({
                    id: name,
                    name: t(`fields.${name}`),
                    value:
                      isMasked(resource.fields[name]!) && typeof values[name] === 'string' ? (
                        <Suspense fallback={<span className={styles.masked}>{cells.latin(values[name])}</span>}>
                          <MaskedValue
                            path={path}
                            id={record.id}
                            name={resource.label(record, language)}
                            field={name}
                            masked={values[name]}
                            shown={(value) => <FieldValue field={resource.fields[name]!} name={name} value={value} />}
                          />
                        </Suspense>
                      ) : (
                        <FieldValue field={resource.fields[name]!} name={name} value={values[name]} />
                      ),
                  }))}
              />
            </section>
          ))}
        </Stack>
        <aside className={styles.aside}>
          <KeyValueList items={[...computed, ...stamps]} />
        </aside>
      </div>
    </div>
  );
}
