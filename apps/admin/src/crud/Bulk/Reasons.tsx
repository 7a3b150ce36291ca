import type { BulkReasonCount } from '@diwan/api-contract/bulk';
import { useRoom } from '../room.tsx';
import * as styles from './Bulk.css.ts';
import { reasonText } from './bulk-texts.ts';

/** Why records are not done, each reason with how many it holds back. */
export function Reasons({ reasons }: { reasons: readonly BulkReasonCount[] }) {
  const room = useRoom();
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ reason, state, count }) => (
        <li key={`${reason} ${state}`} className={styles.reason}>
          <span className={styles.figure}>{room.format.number(count)}</span>
          <span>{reasonText(reason, state, room)}</span>
        </li>
      ))}
    </ul>
  );
}
