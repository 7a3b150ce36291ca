import type { Recording } from '@diwan/machines/recording/recording.types';
import { replay } from '@diwan/machines/recording/replay';
import { Banner } from '@diwan/ui/Banner/Banner';
import { FileField } from '@diwan/ui/FileField/FileField';
import { Text } from '@diwan/ui/Text/Text';
import { useState } from 'react';
import { Sheet } from '../parts/Sheet.tsx';
import { machines } from './machines.ts';
import { ReplayedActor } from './ReplayedActor.tsx';
import { readRecording } from './read-recording.ts';
import { TimeLine } from './TimeLine.tsx';
import { useSteps, valueAt } from './use-steps.ts';

export interface ReplayPageProps {
  /** What is shown before a file is chosen. */
  recording?: Recording;
}

/** Runs the machines of today through what a person's screens did. */
export function ReplayPage({ recording: given }: ReplayPageProps) {
  const [recording, setRecording] = useState(given ?? null);
  const [isUnreadable, setUnreadable] = useState(false);
  const read = async ([file]: File[]) => {
    const next = await readRecording(file!);
    setUnreadable(next === null);
    setRecording(next);
  };
  return (
    <Sheet
      title="Replay"
      lead="A file that “Report a problem” has saved, run through the machines as they are now: each ends in the state that was recorded, or shows the first event after which it goes another way."
    >
      <FileField
        label="A report"
        description="One JSON file; it stays in this browser."
        buttonLabel="Choose a file"
        accept=".json"
        onChoose={read}
      />
      {isUnreadable && <Banner tone="critical">This file is no recording.</Banner>}
      {recording && <Replays key={recording.savedAt} recording={recording} />}
    </Sheet>
  );
}

function Replays({ recording }: { recording: Recording }) {
  const { build, savedAt, actors, events } = recording;
  const steps = useSteps(events);
  const unknown = actors.filter(({ machine }) => !machines.has(machine));
  const replays = [...machines.values()].flatMap((machine) =>
    replay(machine, recording).map((one) => ({ machine, replay: one })),
  );
  return (
    <>
      <Text>{`Saved at ${savedAt} by ${build ?? 'a build in development'}: ${actors.length} actors, ${events.length} events.`}</Text>
      {unknown.length > 0 && (
        <Banner tone="attention">{`No machine has this id any more: ${unknown.map(({ machine }) => machine).join(', ')}`}</Banner>
      )}
      <TimeLine {...steps} />
      {replays.map(({ machine, replay: one }) => (
        <ReplayedActor
          key={one.actor.id}
          machine={machine}
          replay={one}
          here={valueAt(one, events, steps.step)}
          events={events.filter(({ actor }) => actor === one.actor.id)}
        />
      ))}
    </>
  );
}
