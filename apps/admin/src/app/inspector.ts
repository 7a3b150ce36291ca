import type { InspectionEvent, Observer } from 'xstate';
import { createPanel } from './inspector-panel.ts';

/**
 * Shows what the machines do, in development only: Ctrl+Shift+X opens a list of actors and their states, and
 * `?inspect=ws://localhost:4242` sends every event to the XState visualizer that listens there.
 */
export async function startInspector(): Promise<Observer<InspectionEvent>> {
  const panel = createPanel();
  const url = new URLSearchParams(location.search).get('inspect');
  const remote = url ? await connectVisualizer(url) : undefined;
  return {
    next: (event) => {
      panel.note(event);
      remote?.next?.(event);
    },
  };
}

async function connectVisualizer(url: string): Promise<Observer<InspectionEvent>> {
  const { createWebSocketInspector } = await import('@statelyai/inspect');
  return createWebSocketInspector({ url }).inspect;
}
