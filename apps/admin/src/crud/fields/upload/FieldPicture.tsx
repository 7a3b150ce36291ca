import { Picture } from '@diwan/ui';
import { useObjectUrl, usePicture } from '#crud/query/use-picture.ts';

interface FieldPictureProps {
  id: string;
  /** What it is of. */
  label: string;
  /** What was chosen a moment ago, where it need not be fetched. */
  content?: Blob | undefined;
}

/** A picture that a field holds. */
export function FieldPicture({ id, label, content }: FieldPictureProps) {
  const own = useObjectUrl(content ?? null);
  const { src, hasFailed } = usePicture(content ? null : id, 'whole');
  return <Picture label={label} src={own ?? src} hasFailed={hasFailed} />;
}
