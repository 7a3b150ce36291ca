import type { RecordFile } from '@diwan/api-contract/endpoints/files/files';
import { Inline, StatusChip, Text } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { riyadhDay } from '../fields/date/riyadh-time.ts';
import { useResource } from '../resource/resource-context.ts';

/** What a document is, and until when it holds. */
export function DocumentSays({ document: { type, number, expiresOn } }: { document: RecordFile }) {
  const { t } = useTranslation('files');
  const { t: own, format } = useResource();
  const [today] = useState(() => riyadhDay(Date.now()));
  if (type === null) return <StatusChip tone="attention">{t('details.none')}</StatusChip>;
  const day = expiresOn && format.date(expiresOn);
  const isExpired = expiresOn !== null && expiresOn < today;
  return (
    <Inline gap="xs">
      <Text as="span" size="small">
        {own(`choices.documentType.${type}`)}
      </Text>
      {number ? (
        <Text as="span" size="small" tone="muted" isTabular>
          <bdi>{number}</bdi>
        </Text>
      ) : null}
      {day && isExpired ? <StatusChip tone="critical">{t('details.expired', { day })}</StatusChip> : null}
      {day && !isExpired ? (
        <Text as="span" size="small" tone="muted">
          {t('details.until', { day })}
        </Text>
      ) : null}
    </Inline>
  );
}
