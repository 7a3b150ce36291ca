export const messages = {
  bar: 'Demonstration',
  about: 'Demonstration data, kept in this browser alone.',
  slow: 'Answer slowly',
  failing: 'Refuse every request',
  reset: 'Reset demo',
  resetTitle: 'Reset the demo?',
  resetConsequence:
    'Whatever was done in the to-do list and the e-mail demo goes, and both begin again with their first data.',
  resetConfirm: 'Reset demo',
  resetDone: 'The demo begins again.',
  resetFailed: 'The browser could not remove the demo’s data. Try again.',
  refused: 'The demo refused this, as “Refuse every request” tells it to.',
  starting: 'The demo is starting.',
  reload: 'Reload the page',
  closed: {
    noServiceWorker: {
      title: 'This browser can’t run the demo',
      text: 'The demo answers its own requests with a service worker, which this browser doesn’t offer here. Private windows and unsecured addresses often lack it.',
    },
    outOfScope: {
      title: 'The demo has not taken over this page',
      text: 'Reload the page to start it again.',
    },
    failed: {
      title: 'The demo could not be started',
      text: 'Your data in the product is not affected.',
    },
  },
};
