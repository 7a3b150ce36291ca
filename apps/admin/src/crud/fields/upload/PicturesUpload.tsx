import { IconButton } from '@diwan/ui';
import { SortableList } from '@diwan/ui/SortableList/SortableList';
import { X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '#crud/resource/resource-context.ts';
import type { KindInputProps } from '../kind.ts';
import { FieldPicture } from './FieldPicture.tsx';
import { UploadField } from './UploadField.tsx';
import * as styles from './upload.css.ts';

interface Item {
  id: string;
  name: string;
}
const keyOf = ({ id }: Item) => id;
const labelOf = ({ name }: Item) => name;

/** Pictures in their order. */
export function PicturesUpload({ value, onChange, ...props }: Omit<KindInputProps<'images'>, 'Part'>) {
  const { t } = useTranslation('files');
  const { t: words, format } = useResource();
  const [own, setOwn] = useState<ReadonlyMap<string, File>>(new Map());
  const { field, label, isDisabled } = props;
  // Two may arrive before this is drawn again.
  const held = useRef(value);
  const change = useRef(onChange);
  useEffect(() => {
    held.current = value;
    change.current = onChange;
  });
  const hold = useCallback((ids: string[]) => {
    held.current = ids;
    change.current(ids);
  }, []);

  const items = useMemo(
    () => value.map((id, index) => ({ id, name: words('rowOf', { label, number: format.number(index + 1) }) })),
    [value, label, words, format],
  );
  const renderItem = useCallback(
    ({ id, name }: Item) => (
      <div className={styles.held}>
        <FieldPicture id={id} label={name} content={own.get(id)} />
        <IconButton
          size="small"
          label={t('takeOut', { name })}
          icon={<X />}
          isDisabled={isDisabled}
          onPress={() => hold(held.current.filter((each) => each !== id))}
        />
      </div>
    ),
    [own, t, isDisabled, hold],
  );
  const move = (id: string, before: string | null) => {
    const others = value.filter((each) => each !== id);
    hold(others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id));
  };
  return (
    <UploadField
      {...props}
      room={field.most - value.length}
      onArrived={({ id }, file) => {
        setOwn((all) => new Map(all).set(id, file));
        hold([...held.current, id]);
      }}
    >
      {value.length === 0 ? null : (
        <SortableList
          label={label}
          items={items}
          itemKey={keyOf}
          itemLabel={labelOf}
          renderItem={renderItem}
          onMove={isDisabled || value.length < 2 ? undefined : move}
        />
      )}
    </UploadField>
  );
}
