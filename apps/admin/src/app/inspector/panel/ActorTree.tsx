import { stateText } from '@diwan/machines/recording/state-text';
import { Bidi, Button, StatusChip, Text } from '@diwan/ui';
import { machineSnapshot, nameOf, type RunningActor } from '../running-actors.ts';
import * as styles from './inspector.css.ts';
import { texts } from './texts.ts';

export interface ActorTreeProps {
  actors: readonly RunningActor[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Machines can be chosen; the work that they invoked stands below them. */
export function ActorTree({ actors, chosen, onChoose }: ActorTreeProps) {
  return (
    <ul className={styles.tree} aria-label={texts.actors}>
      {actors.map(({ ref, depth }) => {
        const snapshot = machineSnapshot(ref);
        return (
          <li key={ref.sessionId} className={styles.actor} style={{ paddingInlineStart: `${depth * 16}px` }}>
            {snapshot ? (
              <>
                <Button
                  size="small"
                  variant={ref.sessionId === chosen ? 'quiet' : 'plain'}
                  aria-pressed={ref.sessionId === chosen}
                  onPress={() => onChoose(ref.sessionId)}
                >
                  {nameOf(ref)}
                </Button>
                <Text as="span" size="caption" tone="muted">
                  <Bidi>{stateText(snapshot.value)}</Bidi>
                </Text>
              </>
            ) : (
              <>
                <Text as="span" size="small">
                  {nameOf(ref)}
                </Text>
                <StatusChip tone="info">{texts.work}</StatusChip>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
