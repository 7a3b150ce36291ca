import type { Staff } from '@diwan/api-contract/resources/staff';
import { Inline, Link } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import { listPath } from '#crud/resource/resource-paths.ts';

/** What is assigned to a colleague and not over, each leading to the list of exactly that. */
export function AssignedWork({ staffId, work }: { staffId: string; work: Staff['work'] }) {
  const { t, format } = useResource();
  const kinds = [
    ['applications', `${listPath('applications')}?assignee=${staffId}`],
    ['jobPosts', `${listPath('jobPosts')}?recruiter=${staffId}`],
    ['employers', `${listPath('employers')}?accountManager=${staffId}`],
  ] as const;
  const some = kinds.filter(([kind]) => work[kind] > 0);
  if (some.length === 0) return t('work.none');
  return (
    <Inline gap="md">
      {some.map(([kind, href]) => (
        <Link key={kind} href={href}>
          {t(`work.${kind}`, { number: format.number(work[kind]) })}
        </Link>
      ))}
    </Inline>
  );
}
