/** Has the browser ask a device for a signature of what the page holds, and sends it; the only script of these pages. */
const form = document.querySelector('form[data-options]');
const isReadable = typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

const say = (/** @type {string} */ name) => {
  for (const text of document.querySelectorAll('[data-said]')) text.hidden = text.dataset.said !== name;
};

async function ask() {
  if (!isReadable) return say('unsupported');
  const button = form.querySelector('button');
  say('waiting');
  button.disabled = true;
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(form.dataset.options));
    const credential = await navigator.credentials.get({ publicKey });
    form.elements.credential.value = JSON.stringify(credential);
    form.submit();
  } catch {
    button.disabled = false;
    say('declined');
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void ask();
});
if (form.dataset.start === 'yes') void ask();
