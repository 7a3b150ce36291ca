-- Voice notes: what a user says in a conversation is a file of it, and a message that brings it.
ALTER TABLE record_files
  DROP CONSTRAINT record_files_kind_check,
  ADD CHECK (kind IN ('pdf', 'docx', 'doc', 'jpeg', 'png', 'webp', 'ogg', 'weba', 'm4a', 'mp3'));
ALTER TABLE messages
  ADD COLUMN voice_id uuid,
  ADD COLUMN voice_seconds integer CHECK (voice_seconds >= 0);
