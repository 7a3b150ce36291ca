import type { ReactNode } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { TooltipTrigger as AriaTooltipTrigger } from 'react-aria-components/Tooltip';
import { TooltipBubble } from '../Tooltip/Tooltip.tsx';
import * as styles from './SegmentedControl.css.ts';

/** One of the ways to choose from. */
export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the choice to a screen reader: what it changes. */
  label: string;
  /** Two to five ways, in the order in which they are read. */
  segments: readonly Segment<Value>[];
  /** The value that is chosen; there is always one. */
  value: Value;
  /** Is given what was chosen. */
  onChange: (value: Value) => void;
  /** Icons alone, with the label as name and tooltip; each segment then needs one that is known. */
  isIconOnly?: boolean;
  /** None can be chosen now. */
  isDisabled?: boolean;
}

/** One of a few ways to show the same thing, at once; in a form use `RadioGroup`, for two addresses `SegmentedLinks`. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, isIconOnly = false, isDisabled = false } = props;
  return (
    <AriaToggleButtonGroup
      className={styles.group}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={([next]) => onChange(next as Value)}
    >
      {segments.map((segment) =>
        isIconOnly ? (
          <AriaTooltipTrigger key={segment.value} delay={500}>
            <AriaToggleButton
              id={segment.value}
              aria-label={segment.label}
              isDisabled={segment.isDisabled}
              className={styles.segment}
            >
              {segment.icon}
            </AriaToggleButton>
            <TooltipBubble placement="top">{segment.label}</TooltipBubble>
          </AriaTooltipTrigger>
        ) : (
          <AriaToggleButton
            key={segment.value}
            id={segment.value}
            isDisabled={segment.isDisabled}
            className={styles.segment}
          >
            {segment.icon}
            {segment.label}
          </AriaToggleButton>
        ),
      )}
    </AriaToggleButtonGroup>
  );
}
