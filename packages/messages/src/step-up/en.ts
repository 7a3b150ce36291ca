/** The question who somebody is, asked anew. */
export const messages = {
  title: 'Is it you?',
  text: 'This is about personal data or other people’s access. Prove once more who you are; then it goes on by itself.',
  atProvider:
    'Your sign-in is too old for this. Save what you are doing, log out and sign in again at your identity provider.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  code: 'Code',
  codeHelp: 'The 6 digits that your authenticator app shows, or a recovery code.',
  codeMissing: 'Enter the code.',
  usePasskey: 'Use the passkey',
  codeInstead: 'Enter a code instead',
  passkeyInstead: 'Use the passkey instead',
  notConfirmed: 'Your device has not confirmed it. Try again, or enter a code.',
  submit: 'Confirm',
  cancel: 'Cancel',
  retry: 'Try again',
  logOut: 'Log out',
  wrong: 'This is not right. Check it and try again.',
  rateLimited: 'Too many attempts. Wait a little, then try again.',
  failed: 'This could not be checked. Try again.',
};
