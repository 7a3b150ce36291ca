import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { untilLoaded } from './until-loaded.ts';

type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part that comes when it is first needed; while it can't be fetched the component does without it. */
export function optionalPart<Props extends object>(load: LoadPart<Props>, instead: ComponentType<Props> = () => null) {
  return lazy(() => load().catch(() => ({ default: standIn(load, instead) })));
}

function standIn<Props extends object>(load: LoadPart<Props>, instead: ComponentType<Props>): ComponentType<Props> {
  const coming = untilLoaded(load);
  return function StandIn(props: Props) {
    const [part, setPart] = useState<{ Part: ComponentType<Props> }>({ Part: instead });
    useEffect(() => {
      let isShown = true;
      void coming.then((loaded) => isShown && setPart({ Part: loaded.default }));
      return () => {
        isShown = false;
      };
    }, []);
    return createElement(part.Part, props);
  };
}
