import { taskTags } from '@diwan/api-contract/demo/task-values';
import type { Task, TaskDraft } from '@diwan/api-contract/demo/todo';
import { correspondents } from './people.ts';
import { randomFrom } from './random.ts';

const wishes = [
  ['مراجعة صفحة الوظائف بالعربية', 'التأكد من الخطوط واتجاه الأيقونات في كل المقاسات.'],
  ['Check contrast in the dark theme', 'Every text on every surface, by the numbers.'],
  ['تحديث نصوص رسائل القبول', 'صياغة أقصر وأوضح للمتقدمين.'],
  ['Call the three newest employers', 'Ask what was hard in their first week.'],
  ['إعداد عرض الأسبوع', 'ثلاث شرائح تكفي: ما تم، وما تأخر، وما نحتاجه.'],
  ['Draw the empty states', 'One sentence and one action for each list.'],
  ['ترتيب مهارات قطاع التقنية', 'دمج المكرر منها وترجمة الناقص.'],
  ['Measure the list on a slow phone', 'First row, scroll and search.'],
  ['الرد على ملاحظات الباحثين عن عمل', 'تجميعها حسب الموضوع قبل الرد.'],
  ['Write the guide for interviews', 'Voice, video and personal, one page each.'],
  ['اختبار التنقل بلوحة المفاتيح', 'من شريط القوائم إلى آخر زر في النموذج.'],
  ['Plan the customers’ survey', 'Ten questions, five minutes.'],
] as const;

/** The tasks that the demo begins with. */
export function seedTasks(): Task[] {
  const random = randomFrom(5);
  return wishes.map(([title, desc], index): Task => {
    const fields: TaskDraft = {
      title,
      desc,
      isImportant: random.chance(0.25),
      isStarred: random.chance(0.25),
      tags: taskTags.filter(() => random.chance(0.35)),
      isCompleted: random.chance(0.25),
      isTrashed: index === wishes.length - 1,
      assignee: random.chance(0.7) ? random.pick(correspondents).name : null,
      dueDate: random.chance(0.6) ? `2026-12-${String(1 + random.below(28)).padStart(2, '0')}` : null,
      position: index * 1024,
    };
    return { id: index + 1, ...fields };
  });
}
