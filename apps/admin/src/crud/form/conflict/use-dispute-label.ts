import { partLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** How a field, or a part of one, is called: `name.ar` is the name in Arabic. */
export function useDisputeLabel(): (path: string) => string {
  const { resource, t } = useResource();
  return (path) => {
    const [name = '', part] = path.split('.');
    const field = t(`fields.${name}`);
    if (!part) return field;
    const kind = resource.fields[name]?.kind;
    if (kind === 'localized' || kind === 'richText') return t(`input.inLanguage.${part}`, { field });
    return `${field}: ${partLabel(name, part, t)}`;
  };
}
