import type { Workflow } from '../workflow.ts';
import type { AnySliderEvent, SliderInput } from './slider.input.ts';
import { sliderMachine } from './slider.machine.ts';

export type { SliderInput } from './slider.input.ts';

/** A slider of the public site, from its draft to its end. */
export const sliderWorkflow: Workflow<SliderInput, AnySliderEvent, typeof sliderMachine> = {
  id: 'slider',
  version: 1,
  machine: sliderMachine,
  may: {
    'slider.schedule': 'content.publish',
    'slider.pause': 'content.publish',
    'slider.resume': 'content.publish',
    'slider.end': 'content.publish',
    'slider.reorder': 'content.publish',
    'slider.goLive': 'system',
    'slider.endDue': 'system',
  },
  samples: {
    'slider.schedule': () => ({ type: 'slider.schedule' }),
    'slider.pause': () => ({ type: 'slider.pause' }),
    'slider.resume': () => ({ type: 'slider.resume' }),
    'slider.end': () => ({ type: 'slider.end' }),
    'slider.reorder': () => ({ type: 'slider.reorder', before: null }),
    'slider.goLive': () => ({ type: 'slider.goLive' }),
    'slider.endDue': () => ({ type: 'slider.endDue' }),
  },
};
