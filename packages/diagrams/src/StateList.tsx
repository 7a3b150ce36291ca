import { Button } from '@diwan/ui/Button/Button';
import { causeText, transitionText, type Wording } from './diagram-texts.ts';
import type { DrawnState, DrawnTransition } from './drawing/drawing.ts';
import type { Emphasis } from './drawing/emphasis.ts';
import * as styles from './StateList.css.ts';

export interface StateListProps {
  root: DrawnState;
  wording: Wording;
  emphasis: Emphasis;
  onEvent?: ((type: string) => void) | undefined;
}

/** The drawing as text: each state with what it runs, what leads on from it, and the states within it. */
export function StateList({ root, ...rest }: StateListProps) {
  return (
    <ul className={styles.list}>
      <State state={root} {...rest} />
    </ul>
  );
}

type StateProps = { state: DrawnState } & Omit<StateListProps, 'root'>;

function State({ state, ...rest }: StateProps) {
  const { wording, emphasis } = rest;
  const { path, key, states, transitions } = state;
  const isHere = emphasis.here.has(path);
  const shown = [...transitions].filter(({ to, actions }) => to.length > 0 || actions.length > 0);
  return (
    <li aria-current={isHere ? 'step' : undefined}>
      <p className={styles.state}>
        <strong className={styles.name}>{wording.nameOf('state', key)}</strong> <Marks state={state} {...rest} />
      </p>
      {shown.length > 0 && (
        <ul className={styles.ways}>
          {shown.map((transition, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the order is what tells two transitions apart
            <Way key={index} transition={transition} canSend={isHere} {...rest} />
          ))}
        </ul>
      )}
      {states.length > 0 && (
        <ul className={styles.inner}>
          {states.map((inner) => (
            <State key={inner.path} state={inner} {...rest} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Marks({ state, wording: { texts }, emphasis }: StateProps) {
  const { path, kind, isInitial, invokes } = state;
  const marks = [
    emphasis.here.has(path) ? texts.here : emphasis.visited.has(path) ? texts.visited : null,
    isInitial ? texts.begins : null,
    kind === 'final' ? texts.ends : null,
    kind === 'history' ? texts.history : null,
    kind === 'parallel' ? texts.parallel : null,
    ...invokes.map((work) => texts.runs(work)),
  ].filter(Boolean);
  return marks.length > 0 ? <span className={styles.marks}>{marks.join(' · ')}</span> : null;
}

type WayProps = { transition: DrawnTransition; canSend: boolean } & Omit<StateListProps, 'root'>;

function Way({ transition, canSend, wording, emphasis, onEvent }: WayProps) {
  const { texts, nameOf } = wording;
  const { to, cause, refusal } = transition;
  const names = to.map((path) => nameOf('state', path.slice(path.lastIndexOf('.') + 1)));
  const isOffered = onEvent && canSend && cause.kind === 'event' && emphasis.marked.has(cause.name);
  return (
    <li className={styles.way}>
      {transitionText(transition, wording)}:{' '}
      {refusal ? texts.refused(refusal) : to.length > 0 ? texts.to(names.join(', ')) : texts.stays}{' '}
      {isOffered && (
        <Button size="small" variant="quiet" onPress={() => onEvent(cause.name)}>
          {texts.send(causeText(cause, wording))}
        </Button>
      )}
    </li>
  );
}
