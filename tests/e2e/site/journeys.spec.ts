import { randomUUID } from 'node:crypto';
import { addMessage, addPrivateConversation } from '@diwan/api/test/communication/conversation-records.ts';
import { addCampaign, addRecipient } from '@diwan/api/test/mailing/campaign-records.ts';
import { addNews, addSlider } from '@diwan/api/test/site/site-records.ts';
import { addComment, addVideo } from '@diwan/api/test/site/video-records.ts';
import type { Locator } from '@playwright/test';
import { KeyboardModel } from '#models/keyboard-model.ts';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';

const named = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;
const titled = (ar: string, en: string) => ({ ar: named(ar), en: named(en) });

/** By the keyboard alone, and as a screen reader has it: by the roles and names of what is there. */
for (const language of ['ar', 'en'] as const) {
  test.describe(language, { tag: language === 'en' ? '@long' : [] }, () => {
    test.use({ language });

    test(`ROUTE-33 news is found, rewritten and submitted by keyboard and by its tree (${language})`, async ({
      app,
      page,
      world,
    }) => {
      const [title, after] = [titled('خبر قديم', 'Old news'), named('خبر منقح')];
      await addNews(world.database, { title, state: 'draft', searchKey: title.ar });
      const keyboard = new KeyboardModel(page, app.t);
      const { events, states } = app.t.news;
      await app.open(`/news/list?q=${encodeURIComponent(title.ar)}`);
      await expect(app.list.rows).toHaveCount(1);
      await keyboard.press('j', 'e');
      const field = page.locator('[name="title.ar"]');
      await keyboard.tabTo(field);
      await keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(after);
      await keyboard.press('ControlOrMeta+s');
      await app.seeToast(app.t.crud.form.saved);
      await app.seeHeading(language === 'ar' ? after : title.en);
      await keyboard.tabTo(page.getByRole('button', { name: events.news.submit, exact: true }));
      await keyboard.press('Enter');
      await app.record.seeState(states.news.in_review);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - heading "${language === 'ar' ? after : title.en}" [level=1]
        - button "${events.news.publish}"
        - button "${events.news.sendBack}"
      `);
    });

    test(`ROUTE-70 comments are read and decided by keyboard and by their tree (${language})`, async ({
      app,
      page,
      world,
    }) => {
      const word = named('كلمة');
      const { id: videoId } = await addVideo(world.database, { state: 'published', title: titled('مقطع', 'Clip') });
      const add = (text: string, createdAt: string) =>
        addComment(world.database, { videoId, text: `${text} ${word}`, atSeconds: 83, createdAt });
      await add('ثانٍ', '2026-01-01T10:00:00.000000Z');
      await add('أول', '2026-01-01T11:00:00.000000Z');
      const keyboard = new KeyboardModel(page, app.t);
      const { events, fields } = app.t.comments;
      const { comment } = events;
      await app.open(`/ihrTubeComment/list?q=${encodeURIComponent(word)}`);
      await expect(app.list.rows).toHaveCount(2);
      await keyboard.press('j', 'Space');
      const panel = page.getByRole('complementary', { name: `أول ${word}` });
      await expect(panel).toMatchAriaSnapshot(`
        - heading "أول ${word}" [level=2]
        - group "أول ${word}":
          - button "${comment.publish}"
          - button "${comment.reject}"
          - region:
            - term: ${fields.text}
            - definition: أول ${word}
      `);
      await keyboard.press('Escape', 'a');
      await app.list.seeInRow(`أول ${word}`, app.t.comments.states.comment.published);
      await keyboard.press('r');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toMatchAriaSnapshot(`
        - heading [level=2]
        - combobox "${app.t.crud.ask.reason}"
        - textbox
        - button "${app.t.crud.cancel}"
        - button "${comment.reject}"
      `);
      await keyboard.tabTo(dialog.getByRole('combobox'));
      await keyboard.press('Space', 'ArrowDown', 'Enter');
      await keyboard.tabTo(dialog.getByRole('button', { name: comment.reject, exact: true }));
      await keyboard.press('Enter');
      await app.list.seeInRow(`ثانٍ ${word}`, app.t.comments.states.comment.rejected);
    });

    test(`ROUTE-71 a video is found, played and approved by keyboard and by its tree (${language})`, async ({
      app,
      page,
      world,
    }) => {
      const title = titled('مقطع جديد', 'New clip');
      await addVideo(world.database, { title, searchKey: title.ar });
      const keyboard = new KeyboardModel(page, app.t);
      const { events, states } = app.t.videos;
      await app.open(`/ihrTube/list?q=${encodeURIComponent(title.ar)}`);
      await expect(app.list.rows).toHaveCount(1);
      await keyboard.press('j', 'Enter');
      await app.seeHeading(title[language]);
      await keyboard.tabTo(page.getByRole('button', { name: events.video.approve, exact: true }));
      await keyboard.press('Enter');
      await app.record.seeState(states.video.published);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - heading "${title[language]}" [level=1]
        - button "${events.video.hide}"
        - tablist "${title[language]}":
          - tab [selected]
          - tab "${app.t.records.related.comments}"
        - tabpanel:
          - heading [level=2]
          - link:
            - /url: https://www.youtube.com/watch?v=diwandem000
      `);
    });

    test(`ROUTE-36 a slider is shown and paused by keyboard (${language})`, async ({ app, page, world }) => {
      const { id } = await addSlider(world.database, { startsAt: '2026-01-01T09:00:00.000000Z' });
      const keyboard = new KeyboardModel(page, app.t);
      const { events, states } = app.t.sliders;
      await app.open(`/slider/view/${id}`);
      const press = async (button: Locator) => {
        await keyboard.tabTo(button);
        await keyboard.press('Enter');
      };
      await press(page.getByRole('button', { name: events.slider.schedule, exact: true }));
      await app.record.seeState(states.slider.live);
      await press(page.getByRole('button', { name: events.slider.pause, exact: true }));
      await app.record.seeState(states.slider.paused);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - heading [level=1]
        - button "${events.slider.resume}"
        - button "${events.slider.end}"
      `);
    });

    test(`ROUTE-25 a campaign is found, and what became of its mails is read by keyboard and by its tree (${language})`, async ({
      app,
      page,
      world,
    }) => {
      const name = named('حملة سابقة');
      const leavesAt = '2026-01-01T09:00:00Z';
      const { id } = await addCampaign(world.database, { name, state: 'finished', recipientsCount: 1, leavesAt });
      const person = { ar: named('نورة الدوسري') };
      await addRecipient(world.database, {
        campaignId: id,
        state: 'bounced_hard',
        reason: 'addressRefused',
        name: person,
      });
      const keyboard = new KeyboardModel(page, app.t);
      await app.open(`/send-email/list?q=${encodeURIComponent(name)}`);
      await expect(app.list.rows).toHaveCount(1);
      await keyboard.press('j', 'Enter');
      await app.seeHeading(name);
      await keyboard.tabTo(page.getByRole('tab').first());
      await keyboard.tabTo(
        page.getByRole('tab', { name: app.t.records.related.emailRecipients }),
        language === 'ar' ? 'ArrowLeft' : 'ArrowRight',
      );
      await expect(page.getByRole('row').filter({ hasText: person.ar })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toMatchAriaSnapshot(`
        - grid "${app.t.records.related.emailRecipients}":
          - rowgroup
          - rowgroup:
            - row:
              - rowheader "${person.ar}"
              - gridcell
              - gridcell
              - gridcell "${app.t.emailRecipients.states.emailRecipient.bounced_hard}"
              - gridcell
              - gridcell "${app.t.emailRecipients.choices.recipientReason.addressRefused}"
      `);
    });

    test(`ROUTE-81 a conversation of users is opened for a reason and a message of it redacted by keyboard and by its tree (${language})`, async ({
      app,
      page,
      world,
    }) => {
      const subject = named('محادثة');
      const { id } = await addPrivateConversation(world.database, { subject });
      await addMessage(world.database, { id, by: 'employer', text: 'حوّل الرسوم إلى حسابي' });
      const keyboard = new KeyboardModel(page, app.t);
      const { chat, records } = app.t;
      await app.open(`/chat_users/view/${id}`);
      await app.seeHeading(subject);
      await keyboard.tabTo(page.getByRole('button', { name: chat.opening.action }));
      await keyboard.press('Enter');
      const reason = page.getByRole('dialog').getByRole('textbox', { name: records.reveal.reason });
      await keyboard.tabTo(reason);
      await page.keyboard.insertText('بلاغ عن طلب رسوم من متقدم');
      await keyboard.press('Enter');
      await expect(page.getByText('حوّل الرسوم إلى حسابي')).toBeVisible();
      await keyboard.tabTo(page.getByRole('button', { name: chat.message.redact }));
      await keyboard.press('Enter');
      const why = page.getByRole('dialog').getByRole('textbox');
      await keyboard.tabTo(why);
      await page.keyboard.insertText('طلب مال خارج المنصة');
      await keyboard.press('Enter');
      await expect(page.getByText(chat.message.redacted)).toBeVisible();
      await expect(page.getByRole('region', { name: filled(chat.thread, { name: subject }) })).toMatchAriaSnapshot(`
        - list:
          - listitem:
            - time
            - paragraph: ${chat.message.redacted}
      `);
    });
  });
}
