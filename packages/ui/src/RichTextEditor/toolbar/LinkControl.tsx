import { Link } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#Button/Button.tsx';
import { IconButton } from '#IconButton/IconButton.tsx';
import { Inline } from '#Inline/Inline.tsx';
import { Popover } from '#Popover/Popover.tsx';
import { Stack } from '#Stack/Stack.tsx';
import { TextField } from '#TextField/TextField.tsx';
import { useUiTexts } from '#UiProvider/ui-context.ts';
import { hrefFrom } from '../html/href.ts';
import type { RichTextTexts } from '../rich-text-texts.ts';

interface LinkControlProps {
  texts: RichTextTexts;
  /** Where the chosen words lead now. */
  href: string | null;
  isDisabled: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLink: (href: string | null) => void;
}

/** Asks where the chosen words shall lead. */
export function LinkControl({ texts, href, isDisabled, isOpen, onOpenChange, onLink }: LinkControlProps) {
  return (
    <Popover
      aria-label={texts.link}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <IconButton size="small" label={texts.link} icon={<Link />} isPressed={href !== null} isDisabled={isDisabled} />
      }
    >
      {({ close }) => (
        <LinkForm
          texts={texts}
          href={href}
          onLink={(next) => {
            close();
            onLink(next);
          }}
        />
      )}
    </Popover>
  );
}

function LinkForm({ texts, href, onLink }: Pick<LinkControlProps, 'texts' | 'href' | 'onLink'>) {
  const { apply } = useUiTexts();
  const [typed, setTyped] = useState(href ?? '');
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The form that the text stands in isn't sent.
    event.stopPropagation();
    const next = hrefFrom(typed);
    if (next === null) setRefused(true);
    else onLink(next);
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="sm">
        <TextField
          label={texts.linkAddress}
          type="url"
          isRequired
          value={typed}
          onChange={setTyped}
          errorMessage={isRefused ? texts.linkRefused : undefined}
        />
        <Inline gap="xs">
          <Button type="submit" variant="primary">
            {apply}
          </Button>
          {href === null ? null : <Button onPress={() => onLink(null)}>{texts.removeLink}</Button>}
        </Inline>
      </Stack>
    </form>
  );
}
