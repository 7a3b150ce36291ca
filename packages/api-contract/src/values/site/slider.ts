export const sliderStates = ['draft', 'scheduled', 'live', 'paused', 'ended'] as const;
export type SliderState = (typeof sliderStates)[number];
/** What a slider leads to. */
export const linkTypes = ['none', 'url', 'job', 'product', 'news', 'event'] as const;
/** Where on the public site or in its app a slider stands. */
export const placements = ['home_top', 'home_middle', 'employers', 'providers', 'app_home'] as const;
export type Placement = (typeof placements)[number];
export const platforms = ['web', 'ios', 'android'] as const;
/** Of the words that stand over its picture. */
export const textTones = ['light', 'dark'] as const;
export type TextTone = (typeof textTones)[number];
