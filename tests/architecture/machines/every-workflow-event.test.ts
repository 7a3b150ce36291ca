import { type Capability, hasCapability } from '@diwan/api-contract/capabilities';
import { bulkRouter } from '@diwan/api-contract/endpoints/bulk';
import { interviewsRouter } from '@diwan/api-contract/endpoints/hiring/interviews';
import { notificationsRouter } from '@diwan/api-contract/endpoints/notifications';
import { resources } from '@diwan/api-contract/resources';
import { notificationEvents } from '@diwan/api-contract/values/records/notification';
import { roles } from '@diwan/api-contract/values/staff';
import { workflows } from '@diwan/machines/workflows/registry';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const isTest = (path: string) =>
  /\.(test|stories)\.tsx?$|\/(test|seeding|features\/seed)\/|\/seed[^/]*\.ts$/.test(path);
const server = sourceFiles('apps/api/src/**/*.ts').filter(({ path }) => !isTest(path));
const screens = sourceFiles('apps/admin/src/**/*.{ts,tsx}').filter(({ path }) => !isTest(path));

interface EventSchema {
  options?: readonly { shape: { type: { values: ReadonlySet<string> } } }[];
}
const typesOf = (schema: object): string[] =>
  ((schema as EventSchema).options ?? []).flatMap(({ shape }) => [...shape.type.values]);
/** What staff may send, with what the endpoint asks for. */
const endpoints = [
  ...Object.values(resources)
    .filter(({ verbs }) => (verbs as readonly string[]).includes('send'))
    .map(({ events, may }) => ({ types: typesOf(events), needs: may.send as Capability })),
  { types: typesOf(interviewsRouter.send.body), needs: interviewsRouter.send.metadata.may as Capability },
  { types: typesOf(bulkRouter.send.body), needs: bulkRouter.send.metadata.may as Capability },
  { types: notificationEvents as readonly string[], needs: notificationsRouter.send.metadata.may as Capability },
];

/** The events that a resource's screens offer, as its description lists them. */
const listed = new Set(
  screens.flatMap(({ text }) =>
    [...text.matchAll(/\bevents: \[([^\]]*)\]/g)].flatMap(([, list]) =>
      [...list!.matchAll(/'([\w.]+)'/g)].map((found) => found[1]!),
    ),
  ),
);
const isMade = (files: typeof server, type: string) =>
  files.some(({ text }) => text.replace(/\/\*[^]*?\*\//g, '').includes(`'${type}'`));

/** Meetings have no screens of their own: what may happen to one is offered as the server lists it. */
const offersWhatIsListed = (id: string) =>
  id === 'interview' &&
  screens.some(({ path, text }) => path.includes('Interview') && text.includes('availableEvents.filter('));

const isEnforced = (id: string) => server.some(({ text }) => text.includes(`@diwan/machines/workflows/${id}/`));

describe.each([...workflows])('$id', ({ id, may }) => {
  const file = `packages/machines/src/workflows/${id}/${id}.machine.ts`;
  const staffs = Object.entries<Capability | 'system'>(may).filter(([, needs]) => needs !== 'system');
  const systems = Object.entries<Capability | 'system'>(may).filter(([, needs]) => needs === 'system');

  test('DOM-01 every event for staff has an endpoint, a role that may use it, and a button', () => {
    const unsent = staffs.filter(([type, needs]) => {
      const taken = endpoints.find(({ types }) => types.includes(type));
      const endpoint = taken?.needs ?? (isMade(server, type) ? (needs as Capability) : undefined);
      const isPermitted =
        endpoint && roles.some((role) => hasCapability(role, endpoint) && hasCapability(role, needs as Capability));
      const isOffered = listed.has(type) || offersWhatIsListed(id) || isMade(screens, type);
      return !(isPermitted && isOffered);
    });
    expect(
      unsent.map(([type]) => type),
      `Nobody can send it: open ${file}.`,
    ).toEqual([]);
  });

  test('DOM-01 every event of the system is sent by a job or by another record', () => {
    const unsent = systems.filter(([type]) => !isMade(server, type)).map(([type]) => type);
    expect(unsent, `Nothing sends it: open ${file}.`).toEqual([]);
  });
});

test('DOM-01 every workflow that is drawn is enforced by the server', () => {
  const drawn = workflows.filter(({ id }) => !isEnforced(id)).map(({ id }) => id);
  expect(drawn, 'Nothing in apps/api evaluates it.').toEqual([]);
});
