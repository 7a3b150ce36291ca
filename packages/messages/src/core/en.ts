/** What is needed before anybody has signed in. */
export const messages = {
  product: 'Diwan',
  productLine: 'Back office of the jobs marketplace',
  titles: {
    login: 'Sign in',
    callback: 'Signing you in',
    error404: 'Page not found',
    error500: 'Something went wrong',
    notAuthorized: 'No access',
  },
  loading: 'Loading…',
  signingOut: 'Signing you out…',
  retry: 'Try again',
  goHome: 'Go to the dashboard',
  signIn: {
    title: 'Sign in',
    action: 'Sign in with your work account',
    pending: 'Taking you to sign-in…',
    note: 'You will be taken to your organisation’s sign-in page and come back here.',
    otherLanguage: 'العربية',
    failed: 'Sign-in could not be started. Check your connection and try again.',
    reasons: {
      expired: 'Your session ended. Sign in again to go on where you were.',
      logout: 'You have signed out.',
      revoked: 'Your session was ended by an administrator.',
      disabled: 'Your account is no longer active. Speak to an administrator.',
      replaced: 'Somebody else signed in with this browser.',
    },
  },
  callback: {
    title: 'Signing you in',
    pending: 'Signing you in…',
    failedTitle: 'Sign-in did not finish',
    failedDetail: 'Detailed information is in the console.',
    again: 'Start sign-in again',
  },
  notFound: {
    title: 'There is no such page',
    text: 'The address may be misspelt, or the page has moved.',
  },
  failure: {
    title: 'Something went wrong',
    text: 'What you saved is safe. Try again; if it happens again, tell the technical team.',
  },
  notAuthorized: {
    title: 'You don’t have access',
    text: 'Your account may not see this page, or it is not active. An administrator can change that.',
    noRole: 'Your identity provider names no role of yours in Diwan. Whoever looks after it can add you.',
    signOut: 'Sign in with another account',
  },
  startFailure: {
    title: 'Diwan could not be opened',
    text: 'The connection broke while it was loading. Check the network and try again. What you saved is safe.',
  },
  screenFailure: {
    title: 'This page could not be loaded',
    text: 'The connection may be slow, or a new version was just published. Nothing you saved is lost.',
  },
};
