import { stateText } from '@diwan/machines/recording/state-text';
import { Bidi, Inline, SearchField, Stack, Switch, Text } from '@diwan/ui';
import { useState, useSyncExternalStore } from 'react';
import { recorder } from '#actors/inspection.ts';
import type { RunningActors } from '../running-actors.ts';
import * as styles from './inspector.css.ts';
import { texts } from './texts.ts';

export interface EventLogProps {
  running: RunningActors;
  /** The chosen actor. */
  actor: string | null;
}

/** What the recorder holds, newest first; its payloads are redacted already. */
export function EventLog({ running, actor }: EventLogProps) {
  // The recorder is read again whenever anything happened: nothing of it may be remembered.
  'use no memo';
  useSyncExternalStore(running.subscribe, running.read);
  const [filter, setFilter] = useState('');
  const [isOnlyThis, setOnlyThis] = useState(false);
  const { actors, events } = recorder.take(null);
  const machines = new Map(actors.map(({ id, machine }) => [id, machine]));
  const shown = events
    .map((one, place) => ({ ...one, place, machine: machines.get(one.actor) ?? '' }))
    .filter((one) => !isOnlyThis || one.actor === actor)
    .filter(({ machine, event }) => `${machine} ${event.type}`.toLowerCase().includes(filter.trim().toLowerCase()))
    .reverse();
  return (
    <Stack>
      <Inline>
        <SearchField label={texts.filter} value={filter} onChange={setFilter} />
        <Switch label={texts.onlyThis} isSelected={isOnlyThis} onChange={setOnlyThis} />
      </Inline>
      {shown.length === 0 && <Text tone="muted">{texts.noEvents}</Text>}
      <ol className={styles.events}>
        {shown.map(({ place, at, machine, event: { type, ...payload }, value }) => (
          <li key={place} className={styles.event}>
            <Text as="span" size="caption" tone="muted">
              <Bidi>{at.slice(11, 23)}</Bidi>
            </Text>
            <Text as="span" size="small" weight="medium">
              {`${machine}: ${type} → ${stateText(value)}`}
            </Text>
            {Object.keys(payload).length > 0 && <code className={styles.payload}>{JSON.stringify(payload)}</code>}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
