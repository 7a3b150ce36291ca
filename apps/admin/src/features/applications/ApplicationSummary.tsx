import type { Application } from '@diwan/api-contract/resources/applications';
import { Banner, ChipList, Heading, KeyValueList, Stack, Text } from '@diwan/ui';
import type { ReactNode } from 'react';
import { starsText } from '#crud/fields/rating/rating.cell.tsx';
import { Colleague } from '#crud/fields/reference/Colleague.tsx';
import { cells } from '#crud/resource/cells/cells.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { Answers } from './Answers.tsx';
import { Match } from './Match.tsx';

/** What a candidate sent, and what staff noted. */
export function ApplicationSummary({ application }: { application: Application }) {
  const context = useResource();
  const { t, format } = context;
  const { rejection, hire, answers, noticeDays, tags } = application;
  const items = [
    { id: 'job', name: t('columns.job'), value: cells.localized(application.jobPost.label, context.language) },
    { id: 'match', name: t('panel.match'), value: format.percent(application.matchScore / 100) },
    { id: 'rating', name: t('panel.rating'), value: starsText(application.rating, context) },
    { id: 'assignee', name: t('columns.assignee'), value: <Colleague of={application.assignee} /> },
    {
      id: 'tags',
      name: t('fields.tags'),
      value: tags.length > 0 ? <ChipList items={tags.map((tag) => ({ id: tag, text: tag }))} /> : cells.text(null),
    },
    { id: 'lastContact', name: t('fields.lastContactAt'), value: cells.moment(application.lastContactAt, context) },
    { id: 'city', name: t('columns.city'), value: cells.cities([application.cityId], context) },
    { id: 'experience', name: t('columns.experience'), value: t('years', { count: application.experienceYears }) },
    { id: 'salary', name: t('columns.expectedSalary'), value: cells.money(application.expectedSalary, context) },
    {
      id: 'notice',
      name: t('panel.notice'),
      value: noticeDays === null ? '—' : t('panel.days', { count: noticeDays }),
    },
    { id: 'source', name: t('panel.source'), value: t(`choices.applicationSource.${application.source}`) },
    { id: 'applied', name: t('columns.appliedAt'), value: cells.moment(application.appliedAt, context) },
  ];
  return (
    <Stack gap="lg">
      {rejection ? (
        <Banner
          tone="critical"
          title={t('panel.rejection', { reason: t(`choices.rejectionReason.${rejection.reason}`) })}
        >
          {rejection.note ? <span dir="auto">{rejection.note}</span> : null}
        </Banner>
      ) : null}
      {hire ? <Banner tone="positive" title={t('panel.hired', { date: format.date(hire.startsOn) })} /> : null}
      <KeyValueList items={items} />
      {application.coverNote ? (
        <Part title={t('panel.coverNote')}>
          <Text dir="auto">{application.coverNote}</Text>
        </Part>
      ) : null}
      <Part title={t('match.title', { score: format.percent(application.matchScore / 100) })}>
        <Match explanation={application.matchExplanation} context={context} />
      </Part>
      <Part title={t('panel.answers')} isEmpty={answers.length === 0}>
        <Answers answers={answers} context={context} />
      </Part>
    </Stack>
  );
}

function Part({ title, isEmpty = false, children }: { title: string; isEmpty?: boolean; children: ReactNode }) {
  const { t } = useResource();
  return (
    <section aria-label={title}>
      <Stack gap="xs">
        <Heading level={3}>{title}</Heading>
        {isEmpty ? <Text tone="muted">{t('panel.none')}</Text> : children}
      </Stack>
    </section>
  );
}
