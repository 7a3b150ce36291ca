import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How it is written is React's business.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-implicit-input-type': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React's identifiers.
    'valid-id': 'off',
    // The boxes of a group share their name.
    'form-dup-name': 'off',
    // react-aria's own: a hidden button, a date that no form sends, a role by its older name.
    'attribute-allowed-values': 'off',
    'no-implicit-button-type': 'off',
    'presentation-role-style': 'off',
    // A form of one line is sent by Enter.
    'wcag/h32': 'off',
    // Looked at by axe, which knows what is hidden.
    'aria-label-misuse': 'off',
    'prefer-native-element': 'off',
    'text-content': 'off',
    'unique-landmark': 'off',
    // What is loaded comes from the same server.
    'require-sri': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

/** Has the document as it stands keep the rules of HTML: such as no block in a line, and no button in a link. */
export async function seeValidHtml(page: Page): Promise<void> {
  const html = await page.content();
  const { results } = await validator.validateString(html);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} ${html.slice(offset - 80, offset + 200)}`),
    ),
  ).toEqual([]);
}
