import { addExam } from '@diwan/api/resources/exams/test-exam-records.ts';
import { choiceOf, questionOf } from '@diwan/api/resources/exams/test-exams.ts';
import { eventsIn } from '@diwan/api/test/event-records.ts';
import { test } from '../e2e/test.ts';
import type { World } from '../e2e/world/world.ts';
import type { Screens } from '../models/screens.ts';
import { seeNoViolation } from './axe.ts';
import { screensIn } from './in-turn.ts';

type Arrange = (app: Screens, world: World) => Promise<unknown>;

const examOfAllKinds = (world: World) =>
  addExam(world.database, {
    questions: [
      choiceOf(3, [1]),
      choiceOf(3, [0, 1]),
      choiceOf(3, [], { type: 'ordering' }),
      questionOf({ type: 'true_false', isTrue: true }),
      questionOf({ type: 'short_text', acceptedAnswers: ['جدة'] }),
      questionOf({ type: 'number', rightNumber: 25 }),
      questionOf({ type: 'essay' }),
      questionOf({ type: 'file' }),
    ],
  });
const event = async (world: World) => (await eventsIn(world.database, new Date()).event()).id;

/** Screens of the office and of events, and the dialogs by which people are written to, handed their data, or forgotten. */
const screens: Record<string, Arrange> = {
  events: async (app, world) => {
    await event(world);
    await app.open('/events/list');
    await app.list.rows.first().waitFor();
  },
  'an event': async (app, world) => app.open(`/events/view/${await event(world)}`),
  'an event’s form': async (app, world) => {
    await app.open(`/events/edit/${await event(world)}`);
    await app.form.field('title.ar').waitFor();
  },
  'an exam as candidates see it, with questions of all kinds': async (app, world) => {
    await app.open(`/exams/preview/${(await examOfAllKinds(world)).id}`);
    await app.page.getByRole('textbox').first().waitFor();
  },
  'an exam that is tried': async (app, world) => {
    await app.open(`/exams/try/${(await examOfAllKinds(world)).id}`);
    await app.page.getByRole('button', { name: app.t.examSitting.intro.begin }).click();
    await app.page.getByRole('timer').waitFor();
  },
  registrations: (app) => app.open('/events/registrations'),
  staff: async (app) => {
    await app.open('/dashboardUsers/list');
    await app.list.rows.first().waitFor();
  },
  'a new account': async (app) => {
    await app.open('/dashboardUsers/add');
    await app.form.field('name').waitFor();
  },
  'one’s own profile': (app) => app.open('/profile'),
  'the audit log': (app) => app.open('/setting/audit'),
  'a tree of terms': (app) => app.open('/industries/list?layout=tree'),
  'an e-mail to an employer': async (app, world) => {
    const { id } = await world.records.employer();
    await app.open(`/employers/view/${id}`);
    await app.record.clickAction(app.t.employers.events.employer.email);
    await app.page.getByRole('dialog').getByRole('textbox').first().waitFor();
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['ar', 'en'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test.describe(`${language}, ${width} wide`, () => {
      test.use({ language, viewport: { width, height } });
      for (const { screen, arrange, looks } of screensIn(language, screens, { isLater: width === 390 })) {
        test(`T109 T123 axe and the rules of HTML find nothing: ${screen} (${language}, ${width})`, async ({
          app,
          page,
          world,
        }) => {
          await arrange(app, world);
          await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
          await seeNoViolation(page, looks);
        });
      }
    });
  }
}
