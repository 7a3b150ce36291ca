import { TextArea } from '@diwan/ui/TextArea/TextArea';
import { useState } from 'react';

interface JsonFieldProps {
  label: string;
  initial: unknown;
  /** Told of every value that can be read; an empty field is `undefined`. */
  onChange: (value: unknown) => void;
}

/** A value written as JSON. */
export function JsonField({ label, initial, onChange }: JsonFieldProps) {
  const [text, setText] = useState(() => JSON.stringify(initial, null, 2) ?? '');
  const read = readJson(text);
  return (
    <TextArea
      label={label}
      isRequired
      value={text}
      rows={Math.min(10, text.split('\n').length)}
      errorMessage={read ? undefined : 'This is no JSON.'}
      dir="ltr"
      lang="en"
      onChange={(next) => {
        setText(next);
        const value = readJson(next);
        if (value) onChange(value.value);
      }}
    />
  );
}

function readJson(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
