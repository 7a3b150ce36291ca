import type { Cause, DrawnTransition } from './drawing/drawing.ts';

/** What a diagram says besides the names of states, events and guards. */
export interface DiagramTexts {
  diagram: (name: string) => string;
  list: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  here: string;
  visited: string;
  begins: string;
  ends: string;
  history: string;
  parallel: string;
  runs: (work: string) => string;
  done: (work: string) => string;
  failed: (work: string) => string;
  after: (delay: string) => string;
  always: string;
  otherwise: string;
  stays: string;
  refused: (reason: string) => string;
  to: (states: string) => string;
  send: (event: string) => string;
}

/** The texts in both languages; an app that has its own names for states and events gives them by `nameOf`. */
export const diagramTexts: Record<'ar' | 'en', DiagramTexts> = {
  en: {
    diagram: (name) => `Diagram: ${name}`,
    list: 'As a list',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit',
    here: 'You are here',
    visited: 'Was here',
    begins: 'Begins here',
    ends: 'Ends here',
    history: 'Where it was last',
    parallel: 'All at the same time',
    runs: (work) => `runs ${work}`,
    done: (work) => `${work} done`,
    failed: (work) => `${work} failed`,
    after: (delay) => `after ${delay}`,
    always: 'at once',
    otherwise: 'otherwise',
    stays: 'stays here',
    refused: (reason) => `refused (${reason})`,
    to: (states) => `to ${states}`,
    send: (event) => `Send ${event}`,
  },
  ar: {
    diagram: (name) => `مخطط: ${name}`,
    list: 'كقائمة',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    fit: 'ملاءمة',
    here: 'أنت هنا',
    visited: 'مرّ من هنا',
    begins: 'يبدأ هنا',
    ends: 'ينتهي هنا',
    history: 'آخر حالة كان فيها',
    parallel: 'كلها في الوقت نفسه',
    runs: (work) => `يشغّل ${work}`,
    done: (work) => `اكتمل ${work}`,
    failed: (work) => `فشل ${work}`,
    after: (delay) => `بعد ${delay}`,
    always: 'فورًا',
    otherwise: 'وإلا',
    stays: 'يبقى هنا',
    refused: (reason) => `مرفوض (${reason})`,
    to: (states) => `إلى ${states}`,
    send: (event) => `إرسال ${event}`,
  },
};

/** Gives a name to show for one in the config; an empty one leaves a guard out. */
export type NameOf = (kind: 'state' | 'event' | 'guard', name: string) => string;

export const asWritten: NameOf = (_, name) => name;

export interface Wording {
  texts: DiagramTexts;
  nameOf: NameOf;
}

export function causeText(cause: Cause, { texts, nameOf }: Wording): string {
  switch (cause.kind) {
    case 'event':
      return nameOf('event', cause.name);
    case 'always':
      return texts.always;
    case 'after':
      return texts.after(cause.name);
    case 'done':
      return texts.done(cause.name);
    case 'error':
      return texts.failed(cause.name);
  }
}

/** What leads along an arrow and under which condition, in one line. */
export function transitionText(transition: DrawnTransition, wording: Wording): string {
  const { guard, isOtherwise, cause } = transition;
  const asked = guard ? wording.nameOf('guard', guard) : '';
  const isSaid = isOtherwise && wording.nameOf('guard', 'otherwise') !== '';
  const condition = asked || (isSaid ? wording.texts.otherwise : '');
  return [causeText(cause, wording), condition && `[${condition}]`].filter(Boolean).join(' ');
}
