import type { BulkReasonCount } from '@diwan/api-contract/endpoints/bulk';
import { useResource } from '../resource/resource-context.ts';
import * as styles from './Bulk.css.ts';
import { reasonText } from './bulk-texts.ts';

/** Why records are not done, each reason with how many it holds back. */
export function Reasons({ reasons }: { reasons: readonly BulkReasonCount[] }) {
  const context = useResource();
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ reason, state, count }) => (
        <li key={`${reason} ${state}`} className={styles.reason}>
          <span className={styles.figure}>{context.format.number(count)}</span>
          <span>{reasonText(reason, state, context)}</span>
        </li>
      ))}
    </ul>
  );
}
