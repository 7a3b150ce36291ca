import { fileKindOf, kindNames, mostBytesOf } from '@diwan/api-contract/values/file';
import { refusalIn, standingOf } from '@diwan/machines/upload/upload.selectors';
import { useTranslation } from 'react-i18next';
import { useSelector } from '#actors/use-selector.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { inMegabytes } from './file-size.ts';
import type { Upload } from './upload.ts';

const told = [
  'offline',
  'timeout',
  'rateLimited',
  'unavailable',
  'storageFull',
  'forbidden',
  'notFound',
  'unauthenticated',
] as const;

/** One file on its way, in words. */
export function useUpload({ actor, name, limits }: Upload) {
  const { t } = useTranslation('files');
  const { format } = useResource();
  const standing = useSelector(actor, standingOf);
  const { sent, problem, refusal } = useSelector(actor, (snapshot) => snapshot.context);
  const reason = refusalIn({ problem, refusal });
  const kind = fileKindOf(name);
  const most = limits?.mostBytes ?? (kind && mostBytesOf(kind));
  const values = {
    max: most ? format.number(inMegabytes(most)) : '',
    kinds: limits ? format.list(kindNames(limits.accepts)) : '',
    least: format.number(limits?.leastSide ?? 0),
    stretch: format.number(limits?.mostStretch ?? 0),
    width: format.number(limits?.ratio?.width ?? 0),
    height: format.number(limits?.ratio?.height ?? 0),
  };
  const failure = told.find((code) => code === problem?.code) ?? 'other';
  const hasEnded = standing === 'failed' || standing === 'refused';
  return {
    sent,
    isChecking: standing === 'checking',
    isFailed: hasEnded,
    error: !hasEnded
      ? undefined
      : reason
        ? t(reason === 'fileType' && limits ? 'notAccepted' : `refusals.${reason}`, values)
        : t(`failures.${failure}`),
    cancel: () => actor.send({ type: 'upload.cancelled' }),
    retry: standing === 'failed' ? () => actor.send({ type: 'upload.retried' }) : undefined,
  };
}
