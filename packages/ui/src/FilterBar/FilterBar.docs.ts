import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The filters of a list: each opens its panel, shows what it asks for and can be taken away.',
  use: ['Above a Table or Board, below StateTabs.'],
  avoid: ['For the states of a list: use StateTabs.', 'For words: use SearchField.', 'For the fields of a form.'],
  anatomy: [
    { part: 'Chip', what: 'The filter’s name, and what is asked for now; tinted while it is on.' },
    {
      part: 'Panel',
      what: 'Opens below the chip: ChoiceFilter, DateRangeFilter, NumberRangeFilter, TextFilter, or fields of one’s own in a FilterPanel.',
    },
    { part: 'Cross', what: 'Takes the filter away.' },
    { part: 'More', what: 'Names those that are seldom used; one opens right there and joins the bar once it is on.' },
    { part: 'FilterButtons', what: 'The chips alone, just as wide, while the bar itself is fetched.' },
    { part: 'Clear all', what: 'Appears when more than one filter is on.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from chip to chip, and to the crosses.' },
    { keys: 'Enter · Space', does: 'Opens a panel, with the focus in its first field; in a panel, Enter applies it.' },
    { keys: 'Escape', does: 'Closes the panel without applying it.' },
  ],
  does: [
    'Say what is asked for in words: “5–20”, “Riyadh, Jeddah”.',
    'Keep the filters in the address, so that the list can be shared.',
  ],
  donts: [
    'Show chips for what can’t narrow this list.',
    'Wait for “Apply” where one tick is the whole answer: ChoiceFilter takes effect at once.',
  ],
  arabic: ['Chips run from the right; what is asked for is isolated, so that ranges keep their order.'],
};
