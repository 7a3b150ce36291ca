import { type CrmUser, crmUsers as contract } from '@diwan/api-contract/resources/crm-users';
import { crmTeams, crmUserStates, regions } from '@diwan/api-contract/values/records/crm-user';
import { saudiFamilies, saudiMen, saudiWomen } from '#seeding/data/names.ts';
import { mobile } from '#seeding/identifiers.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import { portrait } from '#seeding/pictures/portrait.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { ageOf, calendarDay, day, instant, makeId } from '#seeding/time.ts';
import { businessSpecialistsSeed } from '../business-specialists/seed.ts';
import { crmUserSearchKey } from './search-key.ts';

/** A member of the sales and support team, with whom customers are. */
export interface PlannedCrmUser {
  id: string;
  index: number;
  name: string;
  gender: 'male' | 'female';
  state: CrmUser['state'];
  role: CrmUser['role'];
  team: CrmUser['team'];
  managerId: string | null;
  commissionBps: number;
  /** In halalas. */
  monthlyTarget: number;
  createdAt: number;
}

export const crmUsersSeed: Seed<PlannedCrmUser[]> = { plan: planCrmUsers, rows: crmUserRows };

/** Whom customers are of: whoever works here, and is not away for good. */
export const servingOf = (users: readonly PlannedCrmUser[]): PlannedCrmUser[] =>
  users.filter(({ state }) => state === 'active' || state === 'on_leave' || state === 'suspended');

/** Whose each team is, and what its members bring in a month, in thousands of riyals. */
const targets: Record<CrmUser['team'], number> = {
  enterprise: 180,
  small_business: 90,
  marketplace: 120,
  renewals: 70,
  support: 20,
};

function planCrmUsers({ scale, seed, now }: Seeding): PlannedCrmUser[] {
  const random = createRandom(seed, 'crmUsers');
  // A manager, one who leads each team, and whoever they lead.
  const leads = 1 + crmTeams.length;
  const count = leads + crmUserStates.length + Math.ceil(24 * scale);
  const planned: PlannedCrmUser[] = [];
  for (let index = 0; index < count; index++) {
    const gender = random.chance(0.6) ? 'male' : 'female';
    const createdAt = now - Math.max(3 * day, ageOf(index, count, 800 * day, random));
    const team = crmTeams[Math.max(0, index - 1) % crmTeams.length]!;
    const role = index === 0 ? 'manager' : index < leads ? 'team_lead' : random.chance(0.3) ? 'senior' : 'agent';
    planned.push({
      id: makeId(createdAt, random),
      index,
      name: nameOf(gender, random),
      gender,
      state: index < leads ? 'active' : (crmUserStates[index - leads] ?? stateAt(random)),
      role,
      team,
      managerId: index === 0 ? null : planned[index < leads ? 0 : 1 + crmTeams.indexOf(team)]!.id,
      commissionBps: role === 'manager' ? 50 : random.pick([100, 150, 200]),
      monthlyTarget: targets[team] * 1000_00 * (role === 'senior' || role === 'team_lead' ? 1.5 : 1),
      createdAt,
    });
  }
  return planned;
}

const stateAt = (random: Random) =>
  random.weighted<CrmUser['state']>({ active: 74, on_leave: 8, suspended: 3, invited: 7, left: 8 });

function nameOf(gender: PlannedCrmUser['gender'], random: Random): string {
  const first = random.pick(gender === 'male' ? saudiMen : saudiWomen);
  return `${first.ar} ${random.pick(saudiFamilies).ar}`;
}

function* crmUserRows(users: PlannedCrmUser[], seeding: Seeding) {
  const { seed, now, planOf } = seeding;
  const random = createRandom(seed, 'crmUsers.details');
  const specialists = planOf(businessSpecialistsSeed);
  for (const user of users) {
    const { id, index, name, state, role, team, managerId, createdAt } = user;
    const hasWorked = state !== 'invited';
    const changedAt = hasWorked ? createdAt + (now - createdAt) * (0.2 + random.next() * 0.6) : createdAt;
    const chosen = team === 'marketplace' ? random.some(specialists, 2).map((each) => ({ id: each.id })) : [];
    for (const used of chosen) seeding.use(used.id, createdAt);
    const draft = {
      name,
      email: `crm${index + 1}@sales.example.com`,
      employeeNumber: `CRM-${String(101 + index)}`,
    };
    yield {
      id,
      version: hasWorked ? 2 : 1,
      createdAt: instant(createdAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: theSystem,
      updatedBy: theSystem,
      searchKey: crmUserSearchKey(draft),
      state,
      ...draft,
      mobile: mobile(80_000_000 + index),
      photo: photoOf(user, seeding),
      team,
      role,
      managerId,
      regions: role === 'manager' ? [...regions] : random.some(regions, random.int(1, 4)),
      specialists: chosen,
      languages: languagesOf(index, random),
      extension: random.chance(0.8) ? String(2000 + index) : null,
      workingHours: hoursOf(team),
      commissionBps: user.commissionBps,
      monthlyTarget: user.monthlyTarget,
      leaveUntil: state === 'on_leave' ? calendarDay(now + random.int(2, 20) * day) : null,
      delegateId: state === 'on_leave' ? managerId : null,
      invitedAt: instant(createdAt),
      acceptedAt: hasWorked ? instant(createdAt + day) : null,
      lastLoginAt: state === 'active' ? instant(now - random.next() * Math.min(4 * day, now - createdAt)) : null,
      hasMfa: hasWorked && random.chance(0.7),
    };
  }
}

/** Every fourth speaks a language besides Arabic and English. */
function languagesOf(index: number, random: Random): CrmUser['languages'] {
  const further = (['ur', 'hi', 'fr'] as const)[Math.floor(index / 4) % 3]!;
  return ['ar', ...(random.chance(0.6) ? (['en'] as const) : []), ...(index % 4 === 3 ? [further] : [])];
}

/** Support is there on Saturdays, too. */
function hoursOf(team: CrmUser['team']): CrmUser['workingHours'] {
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', ...(team === 'support' ? (['sat'] as const) : [])] as const;
  return days.map((each) => ({ day: each, startsAt: '09:00', endsAt: each === 'sat' ? '13:00' : '17:00' }));
}

function photoOf({ id, gender, createdAt }: PlannedCrmUser, { seed, random, draw }: Seeding): string | null {
  const chance = random('crmUsers.photos');
  const drawing = portrait({ gender, nationality: 'SA' }, createRandom(seed, `crm portrait ${chance.int(1, 60)}`));
  if (chance.chance(0.15)) return null;
  return draw({ resource: contract.path, field: 'photo', recordId: id, at: createdAt, drawing });
}
