import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Disclosure as AriaDisclosure,
  DisclosureGroup as AriaDisclosureGroup,
  DisclosurePanel as AriaDisclosurePanel,
  Heading as AriaHeading,
} from 'react-aria-components/DisclosureGroup';
import * as styles from './Accordion.css.ts';

/** A part that is opened and closed by its title. */
export interface AccordionSection {
  id: string;
  title: string;
  /** What is known of it without opening it, such as a count. */
  note?: ReactNode;
  isDisabled?: boolean;
  content: ReactNode;
}

export interface AccordionProps {
  /** The parts, in the order in which they are read. */
  sections: readonly AccordionSection[];
  /** The titles’ place in the page’s outline. */
  headingLevel?: 2 | 3 | 4;
  /** Those that are open at first, by their ids. */
  openAtFirst?: readonly string[];
  /** Opening one closes the other. */
  isOneAtATime?: boolean;
}

const none: readonly string[] = [];

/** Parts of which people read one or two; what everybody reads stands open below a `Heading`. */
export function Accordion(props: AccordionProps) {
  const { sections, headingLevel = 3, openAtFirst = none, isOneAtATime = false } = props;
  return (
    <AriaDisclosureGroup
      className={styles.accordion}
      allowsMultipleExpanded={!isOneAtATime}
      defaultExpandedKeys={openAtFirst}
    >
      {sections.map(({ id, title, note, isDisabled, content }) => (
        <AriaDisclosure key={id} id={id} isDisabled={isDisabled} className={styles.section}>
          <AriaHeading level={headingLevel} className={styles.heading}>
            <AriaButton slot="trigger" className={styles.trigger}>
              <ChevronRight className={styles.arrow} />
              <span className={styles.title}>{title}</span>
              {note ? <span className={styles.note}>{note}</span> : null}
            </AriaButton>
          </AriaHeading>
          <AriaDisclosurePanel>
            <div className={styles.content}>{content}</div>
          </AriaDisclosurePanel>
        </AriaDisclosure>
      ))}
    </AriaDisclosureGroup>
  );
}
