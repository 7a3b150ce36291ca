import { Banner, Button } from '@diwan/ui';
import { reasonText } from '../feedback/problem-text.ts';
import { refusalText } from '../resource/refusal-text.ts';
import { useResource } from '../resource/resource-context.ts';
import type { Review } from './use-review.ts';

type ReviewBannersProps = Pick<Review, 'notice' | 'returned' | 'open' | 'decide' | 'record'>;

/** What did not come about for this record, and what became of another without the person here. */
export function ReviewBanners(props: ReviewBannersProps) {
  return (
    <>
      <ReturnedBanner {...props} />
      <NoticeBanner {...props} />
    </>
  );
}

const unsent = new Set(['offline', 'unavailable', 'timeout', 'internal', 'rateLimited']);

function ReturnedBanner({ returned, decide, record }: ReviewBannersProps) {
  const { t } = useResource();
  if (!returned) return null;
  const { event, problem } = returned;
  const canRepeat = unsent.has(problem.code);
  return (
    <Banner
      tone="critical"
      title={t('review:returned.title', { event: t(`events.${event.type}`) })}
      actions={
        canRepeat ? (
          <Button isDisabled={!record} onPress={() => decide(event)}>
            {t('review:returned.again')}
          </Button>
        ) : undefined
      }
    >
      {text()}
    </Banner>
  );

  function text() {
    if (canRepeat) return t('review:returned.unsent');
    return problem.code === 'stale' ? t('review:returned.stale') : reasonText(problem, t);
  }
}

function NoticeBanner({ notice, open }: ReviewBannersProps) {
  const { resource, t, language } = useResource();
  if (!notice) return null;
  const name = resource.label(notice.item, language);
  if (notice.kind === 'taken') {
    const { by, item } = notice;
    return (
      <Banner
        tone="info"
        title={t('review:taken.title', { name })}
        actions={<Button onPress={() => open(item.id)}>{t('review:taken.action')}</Button>}
      >
        {t('review:taken.text', { by })}
      </Banner>
    );
  }
  if (notice.kind === 'notUndone') {
    const { code, reason } = notice.problem;
    return (
      <Banner tone="attention" title={t('review:notUndone.title', { name })}>
        {unsent.has(code) ? t('review:notUndone.unsent') : refusalText(reason ?? 'notUndoable', t)}
      </Banner>
    );
  }
  const { by, state } = notice;
  const is = state && t(`states.${resource.workflow}.${state}`);
  const says = is ? (by ? 'decided' : 'settled') : 'gone';
  return (
    <Banner tone="info" title={t('review:elsewhere.title')}>
      {t(`review:elsewhere.${says}`, { name, by, state: is })}
    </Banner>
  );
}
