import { watchActors } from '#actors/inspection.ts';
import { installFaults } from '#api/faults/faults.ts';
import { watchRunningActors } from './running-actors.ts';
import { connectVisualizer } from './visualizer/visualizer.ts';

/** Shows what the machines do, in development only: Ctrl+Shift+X opens the panel, `?inspect=ws://…` names a visualizer to tell. */
export async function startInspector(): Promise<void> {
  const faults = installFaults();
  const running = watchRunningActors();
  watchActors(running.note);
  const url = new URLSearchParams(location.search).get('inspect') ?? import.meta.env.VITE_INSPECT;
  if (url) watchActors(await connectVisualizer(url));

  let toggle: (() => void) | undefined;
  addEventListener('keydown', async (event) => {
    if (!(event.ctrlKey && event.shiftKey && event.code === 'KeyX')) return;
    event.preventDefault();
    toggle ??= (await import('./panel/mount-panel.tsx')).mountPanel({ running, faults });
    toggle();
  });
}
