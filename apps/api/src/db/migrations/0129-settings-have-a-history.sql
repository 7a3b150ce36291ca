-- What a setting is to be from an instant on; what holds is the last of them that has come. The one row of `settings` is only the version of all.
CREATE TABLE setting_changes (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  key text NOT NULL,
  before jsonb,
  after jsonb,
  effective_from timestamptz(6) NOT NULL,
  at timestamptz(6) NOT NULL,
  by jsonb NOT NULL,
  is_revert boolean NOT NULL,
  withdrawn_at timestamptz(6)
);
CREATE INDEX setting_changes_key ON setting_changes (key, effective_from, number);

INSERT INTO setting_changes (id, key, before, after, effective_from, at, by, is_revert)
SELECT gen_random_uuid(), 'isDemoShown', 'true', 'false', updated_at, updated_at, '{"type":"system","id":"system","name":"system"}', false
FROM settings WHERE NOT is_demo_shown;
ALTER TABLE settings DROP COLUMN is_demo_shown;
