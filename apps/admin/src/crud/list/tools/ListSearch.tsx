import { SearchField } from '@diwan/ui';
import { useEffect, useRef, useState } from 'react';

interface ListSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Asks 300 ms after the last key, so that typing never waits for an answer. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  const [query, setQuery] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // What was asked here comes back while one may be typing on; anything else came by another way.
    if (value !== query) {
      setTyped(value);
      setQuery(value);
    }
  }
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    const text = typed.trim();
    if (text === query) return;
    const timer = setTimeout(() => {
      setQuery(text);
      latest.current(text);
    }, 300);
    return () => clearTimeout(timer);
  }, [typed, query]);

  return <SearchField label={label} value={typed} onChange={setTyped} shortcut="/" />;
}
