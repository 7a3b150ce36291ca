import type { PromoCode } from '@diwan/api-contract/resources/promo-codes';
import { useQuery } from '#api/cache/use-query.ts';
import { LoadingForm } from '#crud/feedback/Loading.tsx';
import { RecordProblem } from '#crud/feedback/RecordProblem.tsx';
import { AddScreen } from '#crud/form/EditScreen.tsx';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import { useSearch } from '#navigation/navigation-context.tsx';
import { Choice } from './Choice.tsx';
import { termsOf } from './terms/terms-of.ts';

/** A new code; `?from=<id>` begins with the terms of another one. */
export function PromoCodeAdd() {
  const from = new URLSearchParams(useSearch()).get('from');
  return from ? <Another key={from} from={from} /> : <AddScreen above={<Choice current="promoCodes" />} />;
}

function Another({ from }: { from: string }) {
  const { value, problem, refresh } = useQuery(resourceQueries('promoCodes').view(from));
  if (value)
    return <AddScreen startWith={termsOf(value as unknown as PromoCode)} above={<Choice current="promoCodes" />} />;
  return problem ? <RecordProblem problem={problem} onRetry={refresh} /> : <LoadingForm />;
}
