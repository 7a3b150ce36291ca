import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { cities } from '@diwan/api-contract/values/places/cities';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Cv, CvSection } from '#seeding/cv/cv.ts';
import { cvWords, periodOf } from '#seeding/cv/words.ts';
import { titleOf } from '#seeding/feminine.ts';
import type { Random } from '#seeding/random.ts';
import { calendarDay } from '#seeding/time.ts';
import type { PlannedSeeker } from '../planned-seeker.ts';

type Said = Pick<Seeker, 'about' | 'languages' | 'experiences' | 'educations' | 'certificates'> & {
  skills: readonly LocalizedText[];
  titles: ReadonlyMap<string, LocalizedText>;
};

/** Of a whole demo so many of those who wait the longest have a CV, and most of as many who applied last: demo data stay small. */
const most = 80;
const share = 0.9;

/** Who has a CV. */
export function withCvs(
  seekers: readonly PlannedSeeker[],
  { scale, random }: { scale: number; random: Random },
): ReadonlySet<PlannedSeeker> {
  const count = Math.ceil(most * Math.min(1, scale));
  const waiting = seekers.toSorted(
    (one, other) => one.waitsSince - other.waitsSince || one.createdAt - other.createdAt,
  );
  const latest = seekers.toSorted((one, other) => other.lastAppliedAt - one.lastAppliedAt);
  const some = latest.slice(0, count).filter(() => random.chance(share));
  return new Set([...waiting.slice(0, count), ...some]);
}

/** A career as it was on a day. */
export function careerOn(
  on: string,
  { experiences, educations, certificates }: Pick<Said, 'experiences' | 'educations' | 'certificates'>,
) {
  const unlessLater = (to: string | null) => (to !== null && to > on ? null : to);
  return {
    experiences: experiences.filter(({ from }) => from <= on).map((job) => ({ ...job, to: unlessLater(job.to) })),
    educations: educations
      .filter(({ from }) => from === null || from <= on)
      .map((study) => ({ ...study, to: unlessLater(study.to) })),
    certificates: certificates.filter(({ issuedAt }) => issuedAt <= on),
  };
}

/** The CV with which a person registered: what their record said then, and nothing else. */
export function cvOf(seeker: PlannedSeeker, now: Said): Cv {
  const said = { ...now, ...careerOn(calendarDay(seeker.createdAt), now) };
  const language = seeker.language === 'ar' ? 'ar' : 'en';
  const words = cvWords[language];
  const { first, father, family } = seeker.name[language];
  const inWords = (text: LocalizedText) => text[language] ?? text.ar;
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  const titleById = (id: string | null) => {
    const title = id === null ? undefined : said.titles.get(id);
    return title && inWords(titleOf(title, seeker.gender));
  };
  const sections: CvSection[] = [
    {
      title: words.experiences,
      entries: said.experiences.map(({ employerName, jobTitleId, description, ...period }) => ({
        title: titleById(jobTitleId) ?? employerName,
        place: employerName,
        period: periodOf(period, words),
        text: description,
      })),
    },
    {
      title: words.educations,
      entries: said.educations.map(({ degree, fieldOfStudy, institution, gpa, gpaScale, ...period }) => ({
        title: [words.degrees[degree], fieldOfStudy].filter(Boolean).join(' · '),
        place: institution,
        period: periodOf(period, words),
        text: gpa === null ? null : words.mark(gpa, gpaScale),
      })),
    },
    {
      title: words.certificates,
      entries: said.certificates.map(({ name, issuer, issuedAt }) => ({
        title: name,
        place: issuer,
        period: issuedAt.slice(0, 4),
      })),
    },
    { title: words.skills, entries: [{ text: words.listOf(said.skills.map(inWords)) }] },
    {
      title: words.languages,
      entries: [
        {
          text: words.listOf(
            said.languages.map(({ code, level }) => `${languageNames.of(code)}: ${words.levels[level]}`),
          ),
        },
      ],
    },
  ];
  return {
    language,
    madeAt: seeker.createdAt,
    name: [first, father, family].filter(Boolean).join(' '),
    headline: titleById(seeker.title.id) ?? null,
    contact: [seeker.email, seeker.mobile.replace('+966', '0'), cities[seeker.cityId][language]],
    about: language === 'ar' ? (said.about?.ar ?? null) : null,
    sections: sections.filter(({ entries }) => entries.length > 0),
  };
}
