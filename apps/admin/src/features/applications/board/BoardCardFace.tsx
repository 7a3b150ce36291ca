import type { ApplicationRow } from '@diwan/api-contract/resources/applications';
import { Badge, VisuallyHidden } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { daysSince } from '#crud/resource/cells/days-since.ts';
import { Face } from '#crud/resource/face/Face.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import * as styles from '../Applications.css.ts';

interface BoardCardFaceProps {
  application: ApplicationRow;
  context: CellContext;
  hasJobPost: boolean;
}

/** Three lines about a candidate: who and how well they match, what they do or applied for, how long they have waited. */
export function BoardCardFace({ application, context: { t, format, language }, hasJobPost }: BoardCardFaceProps) {
  const { seeker, seekerHeadline, jobPost, matchScore, stateChangedAt, interviewState, isUnread, hasFailedKnockout } =
    application;
  const about = hasJobPost ? seekerHeadline : localizedLabel(jobPost.label, language);
  const name = localizedLabel(seeker.label, language);
  const days = daysSince(stateChangedAt);
  return (
    <>
      <span className={styles.cardHead}>
        <Face of="person" name={name} image={seeker.image} />
        <span className={styles.cardName} title={name}>
          {isUnread ? (
            <span className={styles.unread}>
              <VisuallyHidden>{t('board.unread')}</VisuallyHidden>
            </span>
          ) : null}
          <bdi>{name}</bdi>
        </span>
        <span className={styles.cardMatch} title={t('panel.match')}>
          {format.percent(matchScore / 100)}
        </span>
      </span>
      <span className={styles.cardAbout} dir="auto" title={about ?? undefined}>
        {about ?? '—'}
      </span>
      <span className={styles.cardLine}>
        <span className={styles.cardDays}>
          {days === 0 ? t('board.today') : t('board.inState', { count: days, number: format.number(days) })}
        </span>
        <span className={styles.cardMarks}>
          {hasFailedKnockout ? (
            <Badge tone="critical">{t('panel.failed')}</Badge>
          ) : interviewState === 'none' ? null : (
            <Badge>{t('regions.interviewState', { state: t(`choices.interviewState.${interviewState}`) })}</Badge>
          )}
        </span>
      </span>
    </>
  );
}
