import { type ActivityKind, activityKinds } from '@diwan/api-contract/activity';
import { Button, Inline, Stack } from '@diwan/ui';
import { useState } from 'react';
import * as styles from '../overview/overview.css.ts';
import { isMasked } from '../resource/field.ts';
import { useResource } from '../resource/resource-context.ts';
import { ActivityFeed } from './ActivityFeed.tsx';

/** What happened to a record in one time line: events, edits, notes, and who saw what in full. */
export function Activity({ id, version }: { id: string; version: number }) {
  const { resource, t } = useResource();
  const hasSecrets = Object.values(resource.fields).some(isMasked);
  const kinds = activityKinds.filter((each) => each !== 'access' || hasSecrets);
  const [kind, setKind] = useState<ActivityKind | null>(null);
  return (
    <div className={styles.reading}>
      <Stack gap="lg">
        <div role="group" aria-label={t('records:activity.filter')}>
          <Inline gap="xs">
            {[null, ...kinds].map((each) => (
              <Button key={each} size="small" aria-pressed={each === kind} onPress={() => setKind(each)}>
                {t(`records:activity.${each ?? 'all'}`)}
              </Button>
            ))}
          </Inline>
        </div>
        <ActivityFeed key={kind} id={id} version={version} kind={kind} />
      </Stack>
    </div>
  );
}
