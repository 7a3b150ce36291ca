/** On the way back from the identity provider: takes the answer out of the address before anything else sees it. */
export function takeCallback(): string | null {
  if (location.pathname !== '/callback' || location.search === '') return null;
  const { href } = location;
  history.replaceState(null, '', '/callback');
  return href;
}
