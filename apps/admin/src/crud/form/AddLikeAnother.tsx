import type { Draft } from '@diwan/machines/edit/edit.types';
import { useState } from 'react';
import { useQuery } from '#api/cache/use-query.ts';
import { useSearch } from '#navigation/navigation-context.tsx';
import { LoadingForm } from '../feedback/Loading.tsx';
import { RecordProblem } from '../feedback/RecordProblem.tsx';
import { resourceQueries } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import { AddScreen, type AddScreenProps } from './EditScreen.tsx';

interface AddLikeAnotherProps extends Pick<AddScreenProps, 'above'> {
  /** What a new record takes over from another one. */
  draftOf: (record: AnyRecord) => Draft;
}

/** The form of a new record; `?from=<id>` begins with what another one says. */
export function AddLikeAnother({ above, draftOf }: AddLikeAnotherProps) {
  const from = new URLSearchParams(useSearch()).get('from');
  return from ? <Another key={from} from={from} above={above} draftOf={draftOf} /> : <AddScreen above={above} />;
}

function Another({ from, above, draftOf }: AddLikeAnotherProps & { from: string }) {
  const { resource } = useResource();
  const { value, problem, refresh } = useQuery(resourceQueries(resource.key).view(from));
  if (value) return <Begun record={value as AnyRecord} above={above} draftOf={draftOf} />;
  return problem ? <RecordProblem problem={problem} onRetry={refresh} /> : <LoadingForm />;
}

function Begun({ record, above, draftOf }: AddLikeAnotherProps & { record: AnyRecord }) {
  // As it was when it was begun: what happens to the other one since must not touch what is being typed.
  const [startWith] = useState(() => draftOf(record));
  return <AddScreen startWith={startWith} above={above} />;
}
