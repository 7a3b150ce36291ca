import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import * as guards from './slider.guards.ts';
import type { AnySliderEvent, SliderInput, SliderRefusal } from './slider.input.ts';

export const sliderMachine = setup({
  types: {
    context: {} as SliderInput,
    input: {} as SliderInput,
    events: {} as AnySliderEvent,
  },
  actions: {
    refuse: effect<{ reason: SliderRefusal }>(),
    storePlace: effect<{ before: string | null }>(),
  },
  guards,
}).createMachine({
  id: 'slider',
  description: 'A slider of the public site from its draft over the time in which it is shown to its end.',
  context: ({ input }) => input,
  initial: 'draft',
  on: {
    'slider.reorder': {
      actions: { type: 'storePlace', params: ({ event }) => ({ before: event.before }) },
    },
  },
  states: {
    draft: {
      on: {
        'slider.schedule': [
          { guard: 'arePicturesMissing', actions: { type: 'refuse', params: { reason: 'picturesMissing' } } },
          { guard: 'isWindowOver', actions: { type: 'refuse', params: { reason: 'windowOver' } } },
          { guard: 'isForLater', target: 'begun.scheduled' },
          { target: 'begun.live' },
        ],
      },
    },
    begun: {
      initial: 'scheduled',
      on: {
        'slider.end': { target: 'ended' },
        'slider.endDue': [
          { guard: 'isWindowOver', target: 'ended' },
          { actions: { type: 'refuse', params: { reason: 'notDue' } } },
        ],
      },
      states: {
        scheduled: {
          on: {
            'slider.goLive': [
              { guard: 'isForLater', actions: { type: 'refuse', params: { reason: 'notDue' } } },
              { guard: 'arePicturesMissing', actions: { type: 'refuse', params: { reason: 'picturesMissing' } } },
              { target: 'live' },
            ],
          },
        },
        live: {
          on: {
            'slider.pause': { target: 'paused' },
          },
        },
        paused: {
          on: {
            'slider.resume': [
              { guard: 'arePicturesMissing', actions: { type: 'refuse', params: { reason: 'picturesMissing' } } },
              { guard: 'isWindowOver', actions: { type: 'refuse', params: { reason: 'windowOver' } } },
              { guard: 'isForLater', target: 'scheduled' },
              { target: 'live' },
            ],
          },
        },
      },
    },
    ended: {},
  },
});
