import { Accordion, ChipList, Heading } from '@diwan/ui';
import { Suspense, useMemo } from 'react';
import { ChangesToMake } from '../feedback/ChangesToMake.tsx';
import { lazyNow } from '../feedback/lazy.ts';
import { loadHints } from '../moderation/load-hints.ts';
import { cells } from '../resource/cells/cells.tsx';
import type { Resource } from '../resource/define-resource.ts';
import { actorName } from '../resource/labels.ts';
import { type ResourceScope, useResource } from '../resource/resource-context.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import { DocumentValue } from './DocumentValue.tsx';
import { documentOf, isGlance } from './document.ts';
import { Facts } from './Facts.tsx';
import { LoadingOverview } from './LoadingOverview.tsx';
import * as styles from './overview.css.ts';

const Hints = lazyNow(['moderation'], loadHints);

/** A record as a document: its texts by section in both languages, who, where, when and how much beside them, and what is empty in one line. */
export function Overview({ record }: { record: AnyRecord }) {
  const { Sheet } = useResource().resource;
  if (!Sheet) return <Document record={record} />;
  return (
    <Suspense fallback={<LoadingOverview />}>
      <Sheet record={record} />
    </Suspense>
  );
}

function Document({ record }: { record: AnyRecord }) {
  const context = useResource();
  const { resource, t } = context;
  const { sections, empty } = useDocument(record);
  const parts = (isFirst: boolean) =>
    computedFacts(
      record,
      context,
      (computed) => computed.isLong === true && isFirst === (computed.isFirst === true),
    ).map(({ id, name, value }) => (
      <section key={id} data-field={id} className={styles.section}>
        <Heading level={2} size="body">
          {name}
        </Heading>
        {value}
      </section>
    ));
  return (
    <div className={styles.container} data-document>
      <div className={styles.overview}>
        <SideFacts record={record} />
        <div className={styles.document}>
          {resource.moderation?.states.includes(record.state) ? (
            <Suspense fallback={<div className={styles.hintsToCome} />}>
              <Hints record={record} />
            </Suspense>
          ) : null}
          <ChangesToMake record={record} />
          {parts(true)}
          {sections.map(({ key, fields }) => (
            <section key={key} aria-label={t(`sections.${key}`)} className={styles.section}>
              <Heading level={2} size="body">
                {t(`sections.${key}`)}
              </Heading>
              <Facts
                items={fields.map(({ name, field }) => ({
                  id: name,
                  name: t(`fields.${name}`),
                  isSaidAbove: fields.length === 1 && t(`fields.${name}`) === t(`sections.${key}`),
                  value: <DocumentValue record={record} name={name} />,
                  isWide: !isGlance(field),
                }))}
              />
            </section>
          ))}
          {parts(false)}
          {empty.length > 0 ? (
            <Accordion
              sections={[
                {
                  id: 'empty',
                  title: t('emptyFields', { count: empty.length }),
                  content: <ChipList items={empty.map((name) => ({ id: name, text: t(`fields.${name}`) }))} />,
                },
              ]}
              headingLevel={2}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}

function useDocument(record: AnyRecord) {
  const { resource } = useResource();
  return useMemo(() => documentOf(resource, record as unknown as Record<string, unknown>), [resource, record]);
}

type Computed = NonNullable<Resource['computed']>[number];

const computedFacts = (record: AnyRecord, context: ResourceScope, isMeant: (computed: Computed) => boolean) =>
  (context.resource.computed ?? []).filter(isMeant).flatMap(({ key, cell }) => {
    const value = cell(record, context);
    // What a record has no answer to isn't asked of it.
    return value === null || value === undefined || value === false || value === ''
      ? []
      : [{ id: key, name: context.t(`computed.${key}`), value }];
  });

function SideFacts({ record }: { record: AnyRecord }) {
  const context = useResource();
  const { resource, t } = context;
  const { facts } = useDocument(record);
  return (
    <aside className={styles.aside} aria-label={t('facts')}>
      <Facts
        isAside
        items={[
          { id: 'state', name: t('columns.state'), value: cells.state(resource.workflow, record.state, context) },
          ...facts.map(({ name }) => ({
            id: name,
            name: t(`fields.${name}`),
            value: <DocumentValue record={record} name={name} />,
          })),
          ...computedFacts(record, context, (each) => !each.isLong),
          { id: 'createdAt', name: t('stamps.createdAt'), value: cells.moment(record.createdAt, context) },
          {
            id: 'createdBy',
            name: t('stamps.createdBy'),
            value: <span dir="auto">{actorName(record.createdBy, t)}</span>,
          },
          { id: 'updatedAt', name: t('stamps.updatedAt'), value: cells.moment(record.updatedAt, context) },
        ]}
      />
    </aside>
  );
}
