import { isShown } from '@diwan/api-contract/kinds/shown-when';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../fields.css.ts';
import type { ValueProps } from '../kind.ts';
import { isOfBlocks, isProse, isUnwritten } from '../written.ts';

type GroupValueProps = Omit<ValueProps<'group'>, 'field'> &
  Pick<ValueProps<'group' | 'rows'>, 'field'> & {
    /** Leaves out what is a no: of many rows alike the exceptions are looked for. */
    isTerse?: boolean;
  };

/** Its parts after their names; what was not asked for or not said is left out. */
export function GroupValue({ field, name, value, Part, isTerse = false }: GroupValueProps) {
  const { t } = useResource();
  const parts = Object.entries(field.fields).filter(
    ([part, inner]) =>
      inner.kind !== 'id' &&
      isShown(inner, value) &&
      !isUnwritten(inner, value[part]) &&
      !(isTerse && value[part] === false),
  );
  return (
    <dl className={styles.parts}>
      {parts.map(([part, inner]) => (
        <div key={part} className={isProse(inner) || isOfBlocks(inner) ? styles.wholePart : styles.part}>
          <dt className={styles.partName}>{t(`parts.${name}.${part}`)}</dt>
          <dd className={styles.partValue}>
            <Part field={inner} name={part} value={value[part]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
