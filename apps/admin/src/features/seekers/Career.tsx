import type { Certificate, Education, Experience } from '@diwan/api-contract/values/records/career/career';
import { Stack, Text } from '@diwan/ui';
import type { ReactNode } from 'react';
import { AttachedFile } from '#crud/fields/upload/AttachedFile.tsx';
import { useOptionsById } from '#crud/query/use-record-labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** What somebody has done, the latest first. */
export function Experiences({ experiences }: { experiences: readonly Experience[] }) {
  const { t } = useResource();
  const titleIds = experiences.flatMap(({ jobTitleId }) => jobTitleId ?? []);
  const titles = new Map(useOptionsById('jobTitles', titleIds).map(({ id, label }) => [id, label]));
  return (
    <Entries>
      {experiences.map(({ employerName, jobTitleId, from, to, isCurrent, description }) => (
        <Entry
          key={`${employerName} ${from}`}
          title={(jobTitleId && titles.get(jobTitleId)) ?? employerName}
          place={jobTitleId ? employerName : null}
          from={from}
          to={isCurrent ? t('present') : to}
        >
          {description ? (
            <Text size="small" dir="auto" isReading>
              {description}
            </Text>
          ) : null}
        </Entry>
      ))}
    </Entries>
  );
}

/** What somebody has studied, the latest first. */
export function Educations({ educations }: { educations: readonly Education[] }) {
  const { t, format } = useResource();
  return (
    <Entries>
      {educations.map(({ degree, fieldOfStudy, institution, from, to, gpa, gpaScale }) => (
        <Entry
          key={`${degree} ${institution}`}
          title={[t(`choices.degree.${degree}`), fieldOfStudy].filter(Boolean).join(' · ')}
          place={institution}
          from={from}
          to={to ?? (from && t('present'))}
        >
          {gpa === null ? null : (
            <Text size="small">{t('gpaOf', { gpa: format.number(gpa), scale: format.number(Number(gpaScale)) })}</Text>
          )}
        </Entry>
      ))}
    </Entries>
  );
}

/** What somebody was certified to know. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <Entries>
      {certificates.map(({ name, issuer, issuedAt, expiresAt, file: paper }) => (
        <Entry key={`${name} ${issuedAt}`} title={name} place={issuer} from={issuedAt} to={expiresAt}>
          {paper ? <AttachedFile id={paper} /> : null}
        </Entry>
      ))}
    </Entries>
  );
}

function Entries({ children }: { children: ReactNode }) {
  return <Stack gap="sm">{children}</Stack>;
}

interface EntryProps {
  title: string;
  place: string | null;
  from: string | null;
  /** A day, or a word for one that hasn't come. */
  to: string | null;
  children: ReactNode;
}

function Entry({ title, place, from, to, children }: EntryProps) {
  const { format } = useResource();
  const dateOf = (day: string) => (/^\d{4}-/.test(day) ? format.date(day) : day);
  const period = [from, to].flatMap((day) => (day ? dateOf(day) : [])).join(' – ');
  return (
    <Stack gap="none">
      <Text weight="medium" dir="auto">
        {title}
      </Text>
      <Text size="small" tone="muted">
        {place ? <bdi>{place}</bdi> : null}
        {place && period ? ' · ' : null}
        {period}
      </Text>
      {children}
    </Stack>
  );
}
