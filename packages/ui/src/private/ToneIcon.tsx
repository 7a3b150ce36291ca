import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Tone } from '../theme/tones.ts';
import { toneIcon } from './tone-icon.css.ts';

const icons = { positive: CircleCheck, attention: TriangleAlert, critical: CircleAlert, info: Info };

export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return <Icon className={toneIcon[tone]} />;
}
