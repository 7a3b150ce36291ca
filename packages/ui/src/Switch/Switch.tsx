import { Toggle, type ToggleProps } from '../private/choice/Toggle.tsx';
import { track } from './Switch.css.ts';

export type SwitchProps = ToggleProps;

/** On or off, taking effect at once; for an answer that is saved with a form use Checkbox. */
export function Switch(props: SwitchProps) {
  return <Toggle {...props} className={track} isSwitch />;
}
