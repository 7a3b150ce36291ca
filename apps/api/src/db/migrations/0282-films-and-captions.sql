-- Fields hold films and captions, too.
ALTER TABLE field_files DROP CONSTRAINT field_files_kind_check,
  ADD CONSTRAINT field_files_kind_check CHECK (kind IN ('pdf', 'docx', 'doc', 'jpeg', 'png', 'webp', 'vtt', 'webm'));
