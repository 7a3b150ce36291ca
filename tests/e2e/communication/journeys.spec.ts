import { randomUUID } from 'node:crypto';
import { registerTemplates } from '@diwan/api/resources/email-templates/register.ts';
import { addConversation, addMessage } from '@diwan/api/test/communication/conversation-records.ts';
import { ChatModel } from '#models/communication/chat-model.ts';
import { KeyboardModel } from '#models/keyboard-model.ts';
import { expect, test } from '../test.ts';

/** By the keyboard alone, and as a screen reader has it: by the roles and names of what is there. */
for (const language of ['ar', 'en'] as const) {
  test.describe(language, { tag: language === 'ar' ? '@long' : [] }, () => {
    test.use({ language });

    test(`ROUTE-03 a conversation is found, read, answered and noted by keyboard and by its tree (${language})`, async ({
      app,
      page,
      world,
    }) => {
      const subject = `استفسار ${randomUUID().slice(0, 8)}`;
      const { id } = await addConversation(world.database, { subject });
      await addMessage(world.database, { id, text: 'السلام عليكم، لم يصلني الرمز' });
      await app.open('/chat');
      const [chat, keyboard] = [new ChatModel(page, app.t), new KeyboardModel(page, app.t)];
      const { composer, message } = app.t.chat;
      await chat.row(subject).waitFor();
      await keyboard.tabTo(chat.row(subject));
      await page.keyboard.press('Enter');
      await expect(chat.log).toMatchAriaSnapshot(`
        - list:
          - listitem:
            - paragraph: السلام عليكم، لم يصلني الرمز
      `);

      await keyboard.tabTo(chat.box);
      await page.keyboard.type('أهلًا بكم، نتحقق الآن');
      await page.keyboard.press('Enter');
      await chat.seeState('أهلًا بكم، نتحقق الآن', 'sent');
      await expect(chat.box).toBeFocused();

      const question = chat.message('السلام عليكم، لم يصلني الرمز');
      await keyboard.tabTo(question.getByRole('button', { name: message.reply }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(chat.box).toBeFocused();
      await page.keyboard.type('أرسلنا رمزًا جديدًا');
      await page.keyboard.press('Enter');
      await expect(chat.message('أرسلنا رمزًا جديدًا')).toContainText(message.answers);

      await keyboard.tabTo(page.getByRole('switch', { name: composer.internal }));
      await page.keyboard.press('Space');
      const note = page.getByRole('textbox', { name: composer.noteLabel, exact: true });
      await keyboard.tabTo(note, 'Shift+Tab');
      await page.keyboard.type('الرقم القديم موقوف');
      await page.keyboard.press('Enter');
      await expect(chat.message('الرقم القديم موقوف')).toContainText(message.internal);
      await expect(chat.log).toMatchAriaSnapshot(`
        - list:
          - listitem:
            - paragraph: السلام عليكم، لم يصلني الرمز
          - listitem:
            - paragraph: أهلًا بكم، نتحقق الآن
          - listitem:
            - paragraph: أرسلنا رمزًا جديدًا
          - listitem:
            - paragraph: الرقم القديم موقوف
      `);
      await page.keyboard.press('Tab');
      const kept = async () =>
        (
          await world.database.pool.query(
            'SELECT is_internal, reply_to FROM messages WHERE conversation_id = $1 ORDER BY seq',
            [id],
          )
        ).rows;
      // What one writes is shown before the server has it.
      await expect.poll(kept).toEqual([
        { is_internal: false, reply_to: null },
        { is_internal: false, reply_to: null },
        { is_internal: false, reply_to: 1 },
        { is_internal: true, reply_to: null },
      ]);
    });

    test(`ROUTE-26 a template is opened, previewed in the other language and closed by keyboard and by its tree (${language})`, async ({
      app,
      page,
      world,
    }) => {
      await registerTemplates(world.database);
      const { letter } = app.t.emailTemplates;
      const { previewed, languages } = app.t.crud;
      const keyboard = new KeyboardModel(page, app.t);
      const name = app.t.mailTexts.applicationReceived.subject.split(':')[0]!;
      await app.open(`/emailNotification/templates?q=${encodeURIComponent(name)}`);
      const link = app.list.row(name).getByRole('link').first();
      await link.waitFor();
      await keyboard.tabTo(link);
      await page.keyboard.press('Enter');
      await app.seeHeading(name);
      const open = page.getByRole('button', { name: app.t.crud.preview });
      await keyboard.tabTo(open);
      await page.keyboard.press('Enter');
      const preview = page.getByRole('dialog', { name: letter.title });
      await expect(preview).toMatchAriaSnapshot(`
        - heading "${letter.title}" [level=2]
        - radiogroup "${previewed.language}":
          - radio "${languages.ar}"
          - radio "${languages.en}"
        - article:
          - heading [level=3]
      `);
      await keyboard.tabTo(preview.getByRole('radio').first());
      if (language === 'ar') await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Space');
      await expect(preview.getByRole('article')).toContainText(language === 'ar' ? 'Dear' : 'السلام عليكم');
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
    });
  });
}
