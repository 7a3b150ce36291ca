import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';
import { FieldPicture } from '../upload/FieldPicture.tsx';
import { alone } from '../upload/upload.css.ts';

export const image: CellOf<'image'> = {
  text: (_, { t }) => t('picture'),
  Value: function OnePicture({ value }: ValueProps<'image'>) {
    return (
      <span className={alone}>
        <FieldPicture id={value} label={useResource().t('picture')} />
      </span>
    );
  },
};
