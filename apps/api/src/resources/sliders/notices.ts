import type { sliderMachine } from '@diwan/machines/workflows/slider/slider.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { author, type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { slidersTable } from './table.ts';

type Slider = Row<typeof slidersTable>;

const told = noticesAbout<Slider>(({ id, title }) => ({ ref: { resource: 'sliders', id, label: title } }));
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a slider tells what. */
export const sliderNotices: Notices<Slider, EventTypeOf<typeof sliderMachine>> = {
  'slider.schedule': ownChange,
  'slider.goLive': [told('sliderLive', author)],
  'slider.pause': ownChange,
  'slider.resume': ownChange,
  'slider.end': ownChange,
  'slider.endDue': [told('sliderEnded', author)],
  'slider.reorder': ownChange,
};
