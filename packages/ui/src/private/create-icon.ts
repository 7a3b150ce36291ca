import { useLucideContext } from 'lucide-react';
import { createElement, type Ref, type SVGProps } from 'react';

interface IconData {
  name: string;
  node: readonly [tag: string, attributes: Record<string, string>][];
  aliases?: readonly string[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: string | number;
  ref?: Ref<SVGSVGElement>;
}

/**
 * What `lucide-react` makes of an icon, in a tenth of the code: builds put it in place of `createLucideIcon`. It knows what we use:
 * size and stroke of the provider, and whatever an `svg` has; no strokes that keep their width.
 */
export function createIcon({ name, node, aliases = [] }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  const own = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  return function Icon({ color, className, children, ...props }: IconProps) {
    const usual = useLucideContext();
    const { size = usual.size ?? 24, strokeWidth = usual.strokeWidth ?? 2, ...others } = props;
    const isNamed = children || Object.keys(others).some((prop) => /^aria-|^role$|^title$/.test(prop));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color || 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${own} ${className}` : own,
        ...(!isNamed && { 'aria-hidden': 'true' as const }),
        ...others,
      },
      ...parts,
      children,
    );
  };
}
