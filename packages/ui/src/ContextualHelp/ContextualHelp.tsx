import { CircleQuestionMark, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { TooltipTrigger as AriaTooltipTrigger } from 'react-aria-components/Tooltip';
import { Popover, type PopoverProps } from '../Popover/Popover.tsx';
import { TooltipBubble } from '../Tooltip/Tooltip.tsx';
import * as styles from './ContextualHelp.css.ts';

const icons = { help: CircleQuestionMark, info: Info };

export interface ContextualHelpProps {
  /** What is explained: names the button, and stands above the text. */
  title: string;
  /** `help` says how to do something, `info` what something means. */
  variant?: keyof typeof icons;
  /** Where it opens, seen from its button. */
  placement?: NonNullable<PopoverProps['placement']>;
  /** A `Link` to where more is said. */
  link?: ReactNode;
  /** One to three sentences. */
  children: ReactNode;
}

/** A few sentences about the thing beside it, for those who ask; what everybody needs stands in the description of the field. */
export function ContextualHelp(props: ContextualHelpProps) {
  const { title, variant = 'help', placement = 'bottom start', link, children } = props;
  const Icon = icons[variant];
  return (
    <Popover
      aria-label={title}
      placement={placement}
      trigger={
        <AriaTooltipTrigger delay={500}>
          <AriaButton aria-label={title} className={styles.trigger}>
            <Icon />
          </AriaButton>
          <TooltipBubble placement="top">{children}</TooltipBubble>
        </AriaTooltipTrigger>
      }
    >
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        <div className={styles.text}>{children}</div>
        {link}
      </div>
    </Popover>
  );
}
