import type { JobPostDraft } from '@diwan/api-contract/resources/job-posts';
import { cityName } from '@diwan/api-contract/values/places/cities';
import { richTextOf } from '@diwan/api-contract/values/text/rich-text';
import { Heading, RichText, Stack, StatusChip, Text } from '@diwan/ui';
import type { ReactNode } from 'react';
import { FieldValue } from '#crud/fields/FieldValue.tsx';
import { Paragraphs } from '#crud/fields/localized/Paragraphs.tsx';
import { isUnwritten } from '#crud/fields/written.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { mayApply } from '../may-apply.ts';
import * as styles from './preview.css.ts';

type Name = keyof JobPostDraft;

const facts: readonly Name[] = ['openings', 'education', 'languages', 'workHours', 'shift', 'startsOn'];

/** What a job seeker reads of a job post, in the language of the texts around it; what its employer hides is hidden. */
export function JobPostPreview({ post }: { post: JobPostDraft }) {
  const context = useResource();
  const { resource, t, format, language } = context;
  const value = (name: Name) => <FieldValue field={resource.fields[name]!} name={name} value={post[name]} />;
  const isWritten = (name: Name) => !isUnwritten(resource.fields[name]!, post[name]);
  const cityNames = [...new Set(post.locations.map(({ cityId }) => cityName(cityId, language)))];
  const { nationality, experienceYears } = post;
  const fact = (name: Name, shown: ReactNode = value(name)) => ({ id: name, name: t(`fields.${name}`), value: shown });
  const isPaid = post.salary.isVisible && (post.salary.min !== null || post.salary.max !== null);
  return (
    <article className={styles.post}>
      <header className={styles.head}>
        <Heading level={3} size="title">
          {localizedLabel(post.title, language)}
        </Heading>
        {post.isConfidential ? <Text tone="muted">{t('seeker.confidential')}</Text> : value('employerId')}
        <Text tone="muted">
          {[
            ...cityNames,
            t(`choices.workMode.${post.workMode}`),
            ...post.employmentTypes.map((type) => t(`choices.employmentType.${type}`)),
          ].join(' · ')}
        </Text>
        {post.isUrgent ? <StatusChip tone="attention">{t('fields.isUrgent')}</StatusChip> : null}
      </header>
      <aside className={styles.facts}>
        <dl className={styles.factList}>
          {[
            fact('salary', isPaid ? cells.salary(post.salary, context) : t('seeker.noSalary')),
            ...(experienceYears.min > 0 || experienceYears.max !== null ? [fact('experienceYears')] : []),
            ...facts.filter(isWritten).map((name) => fact(name)),
            ...(nationality.rule === 'any' ? [] : [fact('nationality', mayApply(nationality, context))]),
            ...(post.gender === 'any' ? [] : [fact('gender')]),
            fact('expiresAt', format.date(post.expiresAt)),
          ].map(({ id, name, value: shown }) => (
            <div key={id}>
              <dt className={styles.factName}>{name}</dt>
              <dd className={styles.factValue}>{shown}</dd>
            </div>
          ))}
        </dl>
        <Text>{t(`seeker.apply.${post.applyMode}`)}</Text>
      </aside>
      <div className={styles.texts}>
        <Part title={t('fields.description')}>
          <RichText value={richTextOf(localizedLabel(post.description, language))} lang={language} />
        </Part>
        {(['responsibilities', 'qualifications'] as const).map((name) => {
          const text = post[name] ? localizedLabel(post[name], language) : '';
          return text ? (
            <Part key={name} title={t(`fields.${name}`)}>
              <Paragraphs text={text} lang={language} />
            </Part>
          ) : null;
        })}
        {(['skills', 'benefits'] as const).filter(isWritten).map((name) => (
          <Part key={name} title={t(`fields.${name}`)}>
            {value(name)}
          </Part>
        ))}
        {post.questions.length > 0 ? (
          <Part title={t('seeker.questions')}>
            <ul className={styles.questions}>
              {post.questions.map(({ id, text }) => (
                <li key={id} dir="auto">
                  {localizedLabel(text, language)}
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Heading level={4}>{title}</Heading>
      {children}
    </Stack>
  );
}
