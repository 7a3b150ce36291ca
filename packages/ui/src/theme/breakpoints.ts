/** Widths at which the layout changes, and their media queries for styles. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 };

export const from = {
  sm: '(min-width: 576px)',
  md: '(min-width: 768px)',
  lg: '(min-width: 992px)',
  xl: '(min-width: 1200px)',
};

export const below = {
  sm: '(max-width: 575.98px)',
  md: '(max-width: 767.98px)',
  lg: '(max-width: 991.98px)',
  xl: '(max-width: 1199.98px)',
};
