import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { themes } from 'storybook/theming';
import { applyGlobals } from '../look/apply-globals.ts';
import { lookOf } from '../look/toolbar.ts';

/** A page of documentation follows the toolbar, with Storybook's own parts as well. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { globals } = context.getStoryContext(context.storyById());
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return (
    <DocsContainer context={context} theme={lookOf(globals).theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
