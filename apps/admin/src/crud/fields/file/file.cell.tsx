import type { CellOf, ValueProps } from '../kind.ts';
import { AttachedFile } from '../upload/AttachedFile.tsx';

export const file: CellOf<'file'> = {
  text: (_, { t }) => t('attachedFile'),
  Value: ({ value }: ValueProps<'file'>) => <AttachedFile id={value} />,
};
