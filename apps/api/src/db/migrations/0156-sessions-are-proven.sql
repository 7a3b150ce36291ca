-- When whoever has a session has last proved who they are: by signing in, or since then by a password or a second factor.
ALTER TABLE sessions ADD COLUMN proven_at timestamptz(6);
UPDATE sessions SET proven_at = created_at;
ALTER TABLE sessions ALTER COLUMN proven_at SET NOT NULL;
