-- Films are sent in parts: which upload of a video is open, of which film, and until when. A phone's are in MP4.
ALTER TABLE videos ADD COLUMN film_upload jsonb;
ALTER TABLE field_files DROP CONSTRAINT field_files_kind_check,
  ADD CONSTRAINT field_files_kind_check CHECK (kind IN ('pdf', 'docx', 'doc', 'jpeg', 'png', 'webp', 'vtt', 'webm', 'mp4'));
