/** Without service workers, or on a page that was opened outside `/apps/` and only changed its address. */
export type DemoObstacle = 'noServiceWorker' | 'outOfScope';

/** Why the demo can't answer its own requests here. */
export class DemoRefused extends Error {
  readonly obstacle: DemoObstacle;
  constructor(obstacle: DemoObstacle) {
    super(`The demo can't run here: ${obstacle}`);
    this.obstacle = obstacle;
  }
}
