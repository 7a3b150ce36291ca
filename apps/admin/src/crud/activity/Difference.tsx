import { Button, VisuallyHidden } from '@diwan/ui';
import { useState } from 'react';
import { useResource } from '../resource/resource-context.ts';
import * as styles from './Difference.css.ts';
import type { DifferenceLine } from './difference-lines.ts';

const longest = 240;

/** What a value was and what it became; a long text can be read whole. */
export function Difference({ name, before, after }: DifferenceLine) {
  const { t } = useResource();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = before.length > longest || after.length > longest;
  const cut = (text: string) => (isWhole || text.length <= longest ? text : `${text.slice(0, longest)}…`);
  return (
    <div className={styles.difference}>
      <span className={styles.name}>{name}</span>
      <div className={styles.values}>
        {before === '' ? null : (
          <del className={styles.before}>
            <VisuallyHidden>{`${t('records:activity.before')}: `}</VisuallyHidden>
            <bdi dir="auto">{cut(before)}</bdi>
          </del>
        )}
        {after === '' ? (
          <span className={styles.none}>{t('records:activity.nothing')}</span>
        ) : (
          <ins className={styles.after}>
            <VisuallyHidden>{`${t('records:activity.after')}: `}</VisuallyHidden>
            <bdi dir="auto">{cut(after)}</bdi>
          </ins>
        )}
        {isLong && !isWhole ? (
          <Button size="small" variant="plain" onPress={() => setIsWhole(true)}>
            {t('records:activity.wholeText')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
