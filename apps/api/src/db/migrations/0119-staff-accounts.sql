-- Accounts of staff are records like all others: they have a history, are found, and come and go by events. Who was here before came
-- from the settings.
ALTER TABLE staff
  ADD COLUMN workflow_version integer NOT NULL DEFAULT 1,
  ADD COLUMN state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  ADD COLUMN created_by jsonb NOT NULL DEFAULT '{"type": "system", "id": "settings", "name": "STAFF_FILE"}',
  ADD COLUMN updated_by jsonb NOT NULL DEFAULT '{"type": "system", "id": "settings", "name": "STAFF_FILE"}',
  ADD COLUMN search_key text NOT NULL DEFAULT '',
  ADD COLUMN mobile text,
  ADD COLUMN title text,
  ADD COLUMN mfa text NOT NULL DEFAULT 'off' CHECK (mfa IN ('off', 'totp', 'idp')),
  ADD COLUMN last_ip text,
  ADD COLUMN accepted_at timestamptz(6),
  ALTER COLUMN created_at SET DEFAULT now(),
  ALTER COLUMN updated_at SET DEFAULT now();
UPDATE staff SET
  state_changed_at = updated_at,
  accepted_at = CASE WHEN state <> 'invited' THEN created_at END,
  search_key = translate(lower(name), 'أإآىةؤئ', 'ااايهوي') || E'\n' || lower(email);

UPDATE staff SET created_by = demo, updated_by = demo
FROM (SELECT '{"type": "system", "id": "demo", "name": "demo"}'::jsonb AS demo) AS by
WHERE id::text LIKE '01900000-0000-7000-8000-%';

CREATE INDEX staff_search ON staff USING gin (search_key gin_trgm_ops);
CREATE INDEX staff_state_created_at ON staff (state, created_at, id);
CREATE INDEX staff_created_at ON staff (created_at, id);
CREATE INDEX staff_name ON staff (name, id);
CREATE INDEX staff_last_login_at ON staff (last_login_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON staff FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('staff');
CREATE TRIGGER remove_files AFTER DELETE ON staff FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('staff');

-- What a link in a mail lets somebody do, once and for a while. Only the mail has the secret: here it is hashed to be known again, and
-- sealed until the mail has left.
CREATE TABLE staff_links (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('invitation')),
  token_hash text NOT NULL UNIQUE,
  sealed_token bytea NOT NULL,
  created_at timestamptz(6) NOT NULL,
  expires_at timestamptz(6) NOT NULL,
  UNIQUE (staff_id, purpose)
);
CREATE INDEX staff_links_expires_at ON staff_links (expires_at);
