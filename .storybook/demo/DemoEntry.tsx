import { page, panel } from '@diwan/admin/features/sign-in/Panel.css.ts';
import { Banner } from '@diwan/ui/Banner/Banner';
import { Heading } from '@diwan/ui/Heading/Heading';
import { useStoryLanguage } from '@diwan/ui/private/stories/story-projects';
import { Text } from '@diwan/ui/Text/Text';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { EntryForm } from './EntryForm.tsx';
import { type Demo, openDemo } from './open-demo.ts';
import { SignedIn } from './SignedIn.tsx';
import { problemText, signInTexts } from './sign-in-texts.ts';
import { useDemoSignIn } from './use-demo-sign-in.ts';

interface DemoEntryProps {
  /** Whether the mocks fail every request. */
  isFailing?: boolean;
}

/** The template's sign-in and registration, on mocks in this page; nothing of it is in the product. */
export function DemoEntry({ isFailing = false }: DemoEntryProps) {
  const [opening] = useState(async () => {
    const demo = await openDemo();
    if (isFailing) demo.fail();
    return demo;
  });
  return (
    <Suspense>
      <Entry opening={opening} />
    </Suspense>
  );
}

function Entry({ opening }: { opening: Promise<Demo> }) {
  const demo = use(opening);
  const texts = signInTexts[useStoryLanguage()];
  const view = useDemoSignIn(demo);
  const { session, problem, errors, isRegistration } = view;
  const entry = isRegistration ? texts.registration : texts.signIn;
  const title = session ? texts.signedIn(session.userData.displayName) : entry.title;
  const [failure, advice] = problem && errors.length === 0 ? problemText(problem.code, texts) : [];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    // Whoever goes on by keyboard starts at what has come.
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <main className={page}>
      <section aria-labelledby="demo-entry" className={panel}>
        <Heading ref={heading} level={1} size="title" id="demo-entry">
          {title}
        </Heading>
        {failure && (
          <Banner tone="critical" title={failure}>
            {advice}
          </Banner>
        )}
        {session ? (
          <SignedIn view={view} session={session} demo={demo} texts={texts} />
        ) : (
          <EntryForm key={entry.title} view={view} texts={texts} />
        )}
        <Text size="small" tone="muted">
          {texts.note}
        </Text>
      </section>
    </main>
  );
}
