import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';
import { FieldPicture } from '../upload/FieldPicture.tsx';
import * as styles from '../upload/upload.css.ts';

export const images: CellOf<'images'> = {
  text: ({ length }, { t, format }) => t('pictures', { count: length, number: format.number(length) }),
  Value: function Pictures({ value }: ValueProps<'images'>) {
    const { t, format } = useResource();
    const name = (index: number) => t('rowOf', { label: t('picture'), number: format.number(index + 1) });
    return (
      <div className={styles.pictures}>
        {value.map((id, index) => (
          <FieldPicture key={id} id={id} label={name(index)} />
        ))}
      </div>
    );
  },
};
