import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';
import { FieldPicture } from '../upload/FieldPicture.tsx';

export const image: CellOf<'image'> = {
  text: (_, { t }) => t('picture'),
  Value: function OnePicture({ value }: ValueProps<'image'>) {
    return <FieldPicture id={value} label={useResource().t('picture')} />;
  },
};
