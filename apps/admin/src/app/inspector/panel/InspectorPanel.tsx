import { Heading, IconButton, Tabs, Text } from '@diwan/ui';
import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { Faults } from '#api/faults/faults.ts';
import { machineSnapshot, type RunningActors } from '../running-actors.ts';
import { ActorState } from './ActorState.tsx';
import { ActorTree } from './ActorTree.tsx';
import { EventLog } from './EventLog.tsx';
import { FaultSwitches } from './FaultSwitches.tsx';
import * as styles from './inspector.css.ts';
import { ResizeEdge } from './ResizeEdge.tsx';
import { SendEvent } from './SendEvent.tsx';
import { texts } from './texts.ts';

const tabs = ['state', 'send', 'events', 'faults'] as const;

export interface Inspected {
  running: RunningActors;
  faults: Faults;
}

export interface InspectorPanelProps extends Inspected {
  onClose: () => void;
}

/** All running actors as a tree; of the chosen one its state, what can be sent to it and what it received. */
export function InspectorPanel({ running, faults, onClose }: InspectorPanelProps) {
  const actors = useSyncExternalStore(running.subscribe, running.read);
  const [height, setHeight] = useState(360);
  const [tab, setTab] = useState<(typeof tabs)[number]>('state');
  const [chosen, setChosen] = useState<string | null>(null);
  const machines = actors.filter(({ ref }) => machineSnapshot(ref));
  const actor = (machines.find(({ ref }) => ref.sessionId === chosen) ?? machines.at(-1))?.ref;
  // It stays while it runs: whoever is about to send something is not led to the next one that starts.
  if (actor && actor.sessionId !== chosen) setChosen(actor.sessionId);
  return (
    <section className={styles.panel} style={{ blockSize: height }} aria-label={texts.title}>
      <ResizeEdge size={height} onResize={setHeight} />
      <div className={styles.side}>
        <div className={styles.head}>
          <Heading level={2} size="body">
            {texts.actors}
          </Heading>
        </div>
        <ActorTree actors={actors} chosen={actor?.sessionId ?? null} onChoose={setChosen} />
      </div>
      <div className={styles.main}>
        <Tabs
          aria-label={texts.title}
          items={tabs.map((id) => ({ id, label: texts.tabs[id] }))}
          selected={tab}
          onSelect={(id) => setTab(id as typeof tab)}
        >
          {tab === 'faults' && <FaultSwitches faults={faults} />}
          {tab === 'events' && <EventLog running={running} actor={actor?.sessionId ?? null} />}
          {tab === 'state' && actor && <ActorState actor={actor} />}
          {tab === 'send' && actor && <SendEvent key={actor.sessionId} actor={actor} />}
          {(tab === 'state' || tab === 'send') && !actor && <Text tone="muted">{texts.none}</Text>}
        </Tabs>
      </div>
      <span className={styles.close}>
        <IconButton size="small" icon={<X />} label={texts.close} onPress={onClose} />
      </span>
    </section>
  );
}
