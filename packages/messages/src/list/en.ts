/** What a list says beyond its first rows: columns, moving ranges of days, selection. */
export const messages = {
  density: 'Row height',
  densities: { compact: 'Compact', default: 'Regular', comfortable: 'Comfortable' },
  usual: 'Usual',
  days: {
    moving: 'Moves with the calendar',
    today: 'Today',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    next7: 'Next 7 days',
    next30: 'Next 30 days',
  },
  selection: {
    label: 'Selection',
    clear: 'Clear selection',
    some_one: '{{number}} selected',
    some_other: '{{number}} selected',
    all_one: 'The only one that matches',
    all_other: 'All {{number}} that match',
    allUncounted: 'All that match',
    allBut: '{{all}}, except {{number}}',
    selectAll_one: 'Select the only one that matches',
    selectAll_other: 'Select all {{number}} that match',
    selectAllUncounted: 'Select all that match',
  },
};
