import type { AnyActorRef, InspectionEvent } from 'xstate';

interface Seen {
  actor: AnyActorRef;
  lastEvent: string;
}

/** A plain list of the running actors with state and last event, drawn without the product's own components. */
export function createPanel() {
  const seen = new Map<string, Seen>();
  const panel = document.createElement('pre');
  panel.dir = 'ltr';
  panel.hidden = true;
  panel.style.cssText =
    'position:fixed;inset-block-end:0;inset-inline:0;max-block-size:40vh;overflow:auto;margin:0;padding:12px;z-index:9999;background:#111;color:#9fe;font:12px/1.5 monospace';
  document.body.append(panel);

  const draw = () => {
    if (panel.hidden) return;
    panel.textContent = [...seen.values()]
      .map(({ actor, lastEvent }) => `${describe(actor)}   ← ${lastEvent}`)
      .join('\n');
  };
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey && event.shiftKey && event.code === 'KeyX')) return;
    event.preventDefault();
    panel.hidden = !panel.hidden;
    draw();
  });

  return {
    note(event: InspectionEvent): void {
      const actor = event.actorRef as AnyActorRef;
      if (event.type === '@xstate.actor') seen.set(actor.sessionId, { actor, lastEvent: 'started' });
      if (event.type === '@xstate.event') seen.set(actor.sessionId, { actor, lastEvent: event.event.type });
      if (event.type === '@xstate.snapshot' && event.snapshot.status !== 'active') seen.delete(actor.sessionId);
      queueMicrotask(draw);
    },
  };
}

function describe(actor: AnyActorRef): string {
  const snapshot = actor.getSnapshot() as { value?: unknown; status?: string } | undefined;
  const state = snapshot?.value === undefined ? snapshot?.status : JSON.stringify(snapshot.value);
  return `${actor.sessionId} ${actor.id}   ${state}`;
}
