import { SearchField } from '@diwan/ui';
import { useEffect, useRef, useState } from 'react';

interface ListSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Asks 300 ms after the last key, so that typing never waits for an answer; `/` leads here. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => latest.current(typed.trim()), 300);
    return () => clearTimeout(timer);
  }, [typed, value]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return <SearchField label={label} value={typed} onChange={setTyped} shortcut="/" inputRef={input} />;
}
