import type { TaskTag } from '@diwan/api-contract/demo/task-values';
import { useTodo } from '../todo-context.ts';
import { tagDots } from './TagName.css.ts';

/** A tag by its name in the person's language; the dot helps the eye. */
export function TagName({ tag }: { tag: TaskTag }) {
  const { tags } = useTodo();
  const found = tags.find(({ value }) => value === tag);
  return <span className={tagDots[found?.color ?? 'none']}>{found?.text ?? tag}</span>;
}
