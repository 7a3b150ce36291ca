import type { MailTag } from '@diwan/api-contract/demo/mail';
import { labelDot } from './Folders.css.ts';

/** The colour of a label, beside its name. */
export const LabelDot = ({ tag }: { tag: MailTag }) => <span aria-hidden className={labelDot[tag.color]} />;
