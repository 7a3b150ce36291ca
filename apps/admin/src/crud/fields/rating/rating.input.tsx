import { mostStars } from '@diwan/api-contract/values/rating';
import { RatingField } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';
import { starsText } from './rating.cell.tsx';

/** Stars; none where that is an answer or the field may stay empty. */
export function RatingInput({ field, value, onChange, ...props }: KindInputProps<'rating'>) {
  const context = useResource();
  const mayBeNone = field.min === 0 || !props.isRequired;
  return (
    <RatingField
      {...controlProps(props)}
      most={mostStars}
      nameOf={(stars) => starsText(stars, context)}
      noneLabel={mayBeNone ? context.t('rating.none') : undefined}
      value={value ?? 0}
      onChange={(stars) => onChange(stars === 0 && field.min > 0 ? null : stars)}
    />
  );
}
