import { useEffect, useRef, useState } from 'react';
import { frame } from './docs.css.ts';

/** A story in a window of its own, which is opened when one comes to it: a screen fetches as much as a page does. */
export function StoryFrame({ title, src }: { title: string; src: string }) {
  const [isSeen, setIsSeen] = useState(false);
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return <iframe ref={ref} className={frame} title={title} src={isSeen ? src : undefined} />;
}
